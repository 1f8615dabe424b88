import './policy/no-eval.ts';
import './styles/base.css';
import './theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Entry } from './app/Entry.tsx';

// Before Chrome 114 and Safari 17.
if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
createRoot(root).render(
  <StrictMode>
    <Entry />
  </StrictMode>,
);
