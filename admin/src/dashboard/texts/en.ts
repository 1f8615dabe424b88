import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Services',
  lead: 'What you add here appears on the site in Arabic and English minutes after you save it.',
} satisfies Shape<typeof ar>;
