import type { Shape } from '../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  sortBy: 'Sort by {{column}}',
  move: 'Move {{name}}',
  draggable: 'can be moved',
  dragHelp: 'Press space to pick the item up, move it with the arrows, press space to put it down, or Escape to put it back.',
  toStart: 'To the start',
  toEnd: 'To the end',
  savingOrder: 'Saving the move of {{name}} to place {{place, n}} of {{of, n}}…',
  movingTo: 'Moving to place {{place, n}}…',
  picked: '{{name}} picked up; it is at place {{place, n}} of {{of, n}}.',
  over: '{{name}} is over place {{place, n}} of {{of, n}}.',
  dropped: '{{name}} put down at place {{place, n}} of {{of, n}}.',
  dragCancelled: '{{name}} is back in its place.',
  state: 'State',
  states: { all: 'All', live: 'Published', draft: 'Draft', timed: 'Timed', hidden: 'Hidden' },
} satisfies Shape<typeof ar>;
