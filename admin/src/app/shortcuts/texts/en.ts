import type { Shape } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Keyboard shortcuts',
  search: 'Search on this page',
  searchAll: 'Search the whole panel',
  new: 'Add a new item on this page',
  undo: 'Undo the last deletion while its message is shown',
  save: 'Save the open form',
  close: 'Close the dialog or menu, or leave selecting and reordering',
  help: 'Show this list',
  go: 'Go to a section',
} satisfies Shape<typeof ar>;
