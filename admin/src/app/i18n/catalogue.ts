import type { Shape } from '../../i18n/shape.ts';
import type { ar } from './ar.ts';

/** Every text of the panel; Arabic decides which keys there are. */
export type Catalogue = Shape<typeof ar>;
