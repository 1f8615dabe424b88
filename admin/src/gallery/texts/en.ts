import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Gallery',
  lead: 'The club’s photos and videos as visitors see them.',
} satisfies Shape<typeof ar>;
