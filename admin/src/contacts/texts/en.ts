import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Contact data',
  lead: 'Shown at the head and foot of every page and on the contact page.',
} satisfies Shape<typeof ar>;
