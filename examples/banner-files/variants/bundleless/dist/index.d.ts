// top
import './save.css';
export declare const label: string;

// end
