import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const Badge = lazy(() =>
  import('badges').then(
    (remote) => ({ default: remote.Badge }),
    () => ({ default: () => <span>Not available</span> }),
  ),
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Suspense fallback="Loading">
      <Badge start={1} />
    </Suspense>,
  );
