import { Badge } from 'badges';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Badge start={1} />);
