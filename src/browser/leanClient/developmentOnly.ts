/**
 * Replaces packages that the router imports for `withRouter`, which nothing uses, and for checks
 * during development: hoist-non-react-statics, prop-types and react-is.
 */
export default function unused(): never {
  throw new Error('The browser bundle has no withRouter and no checks of properties.');
}

export const isValidElementType = unused;
