import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Partners',
  lead: 'Shown in the band of the home page, in the order that you choose.',
} satisfies Shape<typeof ar>;
