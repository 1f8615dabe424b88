import { keyedDigest } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';

interface SpentRow extends Stored {
  digest: string;
}

const rows = () => table<SpentRow>('api::auth.spent-address');
const digestOf = (email: string): string => keyedDigest('spent address', email);

/** Whether an address has used up what `ADMIN_EMAILS` gives it: one account, once. */
export const isSpent = async (email: string): Promise<boolean> => (await rows().count({ where: { digest: digestOf(email) } })) > 0;

/**
 * Notes that an address has had its account. A deleted admin whose address still stands in `ADMIN_EMAILS` cannot come back by it, and no
 * restart is needed for that. Call it under the lock of `accounts`.
 */
export const spendAddress = async (email: string): Promise<void> => {
  if (!(await isSpent(email))) await rows().create({ data: { digest: digestOf(email) } });
};
