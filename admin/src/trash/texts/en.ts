import type { Shape } from '../../panel/i18n/shape.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Trash',
  lead: 'What was deleted in the last thirty days; it can be brought back as it was.',
} satisfies Shape<typeof ar>;
