/** Nothing: `baseUrlIssueBanner` is off. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
