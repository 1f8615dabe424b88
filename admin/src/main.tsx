import './kit/policy/no-eval.ts';
import './kit/styles/base.css';
import './kit/theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entry } from './app/Entry.tsx';
import { hasStorage, StorageBlocked } from './kit/ui/StorageBlocked.tsx';

const start = (): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app.');
  createRoot(root).render(<StrictMode>{hasStorage() ? <Entry /> : <StorageBlocked />}</StrictMode>);
};

// Chrome before 114 and Safari before 17 have no popovers. No top-level await: it would change how the chunks are split.
if ('popover' in HTMLElement.prototype) start();
else void import('@oddbird/popover-polyfill').then(start);
