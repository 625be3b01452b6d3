import { createContext, type ReactNode } from 'react';
import i18n from '@generated/i18n';
import siteConfig from './siteConfig';

/**
 * What `useDocusaurusContext` returns, without what nothing on this site reads: a table of all
 * texts, which the scripts contain where they show them (`texts`), a list of all docs
 * and the versions of the plugins.
 */
const value = { siteConfig, i18n, globalData: {} };

export const Context = createContext(value);

export function DocusaurusContextProvider({ children }: { children?: ReactNode }): ReactNode {
  return <Context value={value}>{children}</Context>;
}
