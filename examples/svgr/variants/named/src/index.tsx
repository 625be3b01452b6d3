import { ReactComponent as Logo } from './logo.svg';

export function Brand() {
  return <Logo role="img" />;
}
