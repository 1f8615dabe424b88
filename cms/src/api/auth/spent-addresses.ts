import { settings } from '../../../config/sanabel.ts';
import { keyedDigests } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';

interface SpentRow extends Stored {
  digest: string;
}

const rows = () => table<SpentRow>('api::auth.spent-address');
/** The first one is that of the secret of now. */
const digestsOf = (email: string): string[] => keyedDigests('spent address', email);

/** Whether an address has used up what `ADMIN_EMAILS` gives it: one account, once. */
export const isSpent = async (email: string): Promise<boolean> =>
  (await rows().count({ where: { digest: { $in: digestsOf(email) } } })) > 0;

/**
 * Notes that an address has had its account. A deleted admin whose address still stands in `ADMIN_EMAILS` cannot come back by it, and no
 * restart is needed for that. Call it under the lock of `accounts`.
 */
export const spendAddress = async (email: string): Promise<void> => {
  const [digest = ''] = digestsOf(email);
  if ((await rows().count({ where: { digest } })) === 0) await rows().create({ data: { digest } });
};

/** Brings the addresses that are spent under the secret of now, so that its predecessor can go. */
export const renewSpentAddresses = async (): Promise<void> => {
  for (const email of settings.ADMIN_EMAILS) if (await isSpent(email)) await spendAddress(email);
};
