import { KINDS, type NameWithFields } from './index.ts';

/** The panel's build leaves help, labels and hints of fields out of every other import (`admin/contract-parts.ts`). */
export const WITH_TEXTS: Pick<typeof KINDS, NameWithFields> = KINDS;
