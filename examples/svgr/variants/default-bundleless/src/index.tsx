import Logo from './logo.svg';

export const LogoIcon = Logo;

export function Brand() {
  return <Logo role="img" />;
}
