import type { MouseEvent, ReactNode } from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { createLocation, createPath } from 'history';
import { useHistory } from 'react-router-dom';

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/**
 * A link; clicks on those within the site are navigations of the router. Docusaurus' own link
 * creates an observer for each link, of which a page has more than a hundred, to fetch the pages of
 * those in view; here `src/client/loadAhead.ts` decides about that.
 *
 * @throws Error for links that mark themselves as active, which this site does not use
 */
export default function Link({
  to,
  href = '',
  isNavLink,
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': isUnchecked,
  onClick,
  ...props
}: Props): ReactNode {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const { withBaseUrl } = useBaseUrlUtils();
  if (isNavLink) throw new Error(`The link to ${to ?? href} cannot be a NavLink.`);

  const written = to ?? href;
  const isInternal = isInternalUrl(written);
  const path = written.replace('pathname://', '');
  const url = autoAddBaseUrl && path.startsWith('/') ? withBaseUrl(path) : path;
  const isAnchor = url.startsWith('#');
  const isOfRouter =
    isInternal && url !== '' && !isAnchor && (!props.target || props.target === '_self');
  if (!isUnchecked && (isAnchor || isOfRouter)) brokenLinks.collectLink(url);
  if (props.id) brokenLinks.collectAnchor(props.id);

  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { location } = history;
    const isSame =
      createPath(createLocation(url, null, undefined, location)) === createPath(location);
    if (isSame) history.replace(url);
    else history.push(url);
  };
  return (
    // This is the link that pages use; its content is in the properties.
    // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links
    <a
      href={url || undefined}
      {...(written && !isInternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...props}
      onClick={isOfRouter ? navigate : onClick}
    />
  );
}
