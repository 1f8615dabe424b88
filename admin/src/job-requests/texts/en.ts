import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Work requests',
  lead: 'Those who applied to work with the club. Only admins see these data.',
} satisfies Shape<typeof ar>;
