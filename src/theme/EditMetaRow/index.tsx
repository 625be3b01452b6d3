// Change: the last-updated line before the edit link, and a link that reports a problem after it; a
// part of the layout that can be hidden. Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { product } from '@site/src/site/product';
import type { Props } from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import styles from './styles.module.css';

/** Leads to a new issue that names the page. */
function ReportLink(): ReactNode {
  const { pathname } = useLocation();
  const { url } = useDocusaurusContext().siteConfig;
  const issue = new URLSearchParams({ title: `[Docs] ${pathname}`, body: `${url}${pathname}\n\n` });
  return (
    <Link to={`${product.repository}/issues/new?${issue.toString()}`}>
      <Translate id="page.report">Report a problem with this page</Translate>
    </Link>
  );
}

export default function EditMetaRow({ className, editUrl, lastUpdatedAt }: Props): ReactNode {
  return (
    <div className={clsx(className, styles.row)} data-layout-part="footer">
      {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {editUrl && <ReportLink />}
    </div>
  );
}
