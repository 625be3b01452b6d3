import Logo from './logo.svg';
import logoUrl from './logo.svg?url';

export { logoUrl };

export function Brand() {
  return <Logo role="img" />;
}
