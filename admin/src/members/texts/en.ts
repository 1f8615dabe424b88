import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Members',
  lead: 'Shown on the home page, in the order that you choose.',
} satisfies Shape<typeof ar>;
