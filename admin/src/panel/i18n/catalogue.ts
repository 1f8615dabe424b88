import type { ar } from './ar.ts';
import type { Shape } from './shape.ts';

/** Every text of the panel; Arabic decides which keys there are. */
export type Catalogue = Shape<typeof ar>;
