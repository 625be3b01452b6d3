import logoUrl, { ReactComponent as Logo } from './logo.svg';

export { logoUrl };

export function Brand() {
  return <Logo role="img" />;
}
