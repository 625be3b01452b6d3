import * as React from 'react';

export function Badge({ count }: { count: number }) {
  return <span className="badge">{count}</span>;
}
