import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Activity',
  lead: 'Who did what, and when. Newest first.',
} satisfies Shape<typeof ar>;
