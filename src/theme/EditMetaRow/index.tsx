// Change: the last-updated line before the edit link; a part of the layout that can be hidden.
// Upstream: 3.10.2
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import styles from './styles.module.css';

export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  return (
    <div className={clsx(className, styles.row)} data-layout-part="footer">
      {(lastUpdatedAt ?? lastUpdatedBy) && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
      {editUrl && <EditThisPage editUrl={editUrl} />}
    </div>
  );
}
