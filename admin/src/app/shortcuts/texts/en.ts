import type { Shape } from '../../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Keyboard shortcuts',
  search: 'Search on this page',
  save: 'Save the open form',
  close: 'Close the window or the menu',
  help: 'Show this list',
  go: 'Go to a section',
} satisfies Shape<typeof ar>;
