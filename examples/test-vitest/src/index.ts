import { escape } from '@/escape';
import styles from './badge.module.css';

export const version = LIBRARY_VERSION;

export function badge(label: string): string {
  return `<b class="${styles.badge}">${escape(label)}</b>`;
}
