import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Admins',
  lead: 'Those who enter this panel and edit the site.',
} satisfies Shape<typeof ar>;
