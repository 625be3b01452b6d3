import Logo from './logo.svg?react';

export function Brand() {
  return <Logo role="img" />;
}
