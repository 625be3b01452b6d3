// Change: the tab labels the panel; attributes for CSS. Upstream: 3.10.2
import { useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import { panelId, tabId } from '../Tabs/ids';
import { TabSetContext } from '../Tabs/TabSetContext';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label = value }: Props): ReactNode {
  const { selectedValue, lazy } = useTabs();
  const id = useContext(TabSetContext);
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      data-tab={value}
      data-label={label}
      hidden={!isSelected}
      className={clsx(styles.panel, className)}
    >
      {children}
    </div>
  );
}
