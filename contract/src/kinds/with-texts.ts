import { KINDS, mapNamesWithFields, type NameWithFields } from './index.ts';

/** The panel's build leaves help, labels and hints of fields out of every other import (`admin/contract-parts.ts`). */
export const WITH_TEXTS = mapNamesWithFields((name) => KINDS[name]) as Pick<typeof KINDS, NameWithFields>;
