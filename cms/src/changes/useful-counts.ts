import { WITH_OWN_PAGE } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';

export const COUNTS_TABLE = 'useful_counts';
const UID = 'api::useful.useful-count';

interface CountsRow extends Stored {
  list: string;
  itemId: string;
}

/** Takes away what was counted of an item, as it is deleted: one that is brought back begins anew. */
export const forgetCounts = async (list: string, itemId: string): Promise<void> => {
  if (WITH_OWN_PAGE.some((name) => name === list)) await table<CountsRow>(UID).deleteMany({ where: { list, itemId } });
};
