import logo from './logo.svg';
import sample from './sample.bin';

export { logo, sample };
