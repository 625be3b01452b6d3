// Change: ejected to nothing. The site has no footer, and the original's styles would be loaded by
// every page. Upstream: 3.10.2
export default function Footer(): null {
  return null;
}
