import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Backgrounds',
  lead: 'The picture of each section of the site.',
} satisfies Shape<typeof ar>;
