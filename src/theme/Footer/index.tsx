// Change: renders nothing. The site has no footer, but every page would load the styles of the
// original. Upstream: 3.10.2
export default function Footer(): null {
  return null;
}
