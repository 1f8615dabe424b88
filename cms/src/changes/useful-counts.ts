import { WITH_OWN_PAGE } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';

export const COUNTS_TABLE = 'useful_counts';
const UID = 'api::useful.useful-count';

interface CountsRow extends Stored {
  list: string;
  itemId: string;
}

/** Call it when the item is deleted: a restored item starts from zero. */
export const forgetCounts = async (list: string, itemId: string): Promise<void> => {
  if (WITH_OWN_PAGE.some((name) => name === list)) await table<CountsRow>(UID).deleteMany({ where: { list, itemId } });
};
