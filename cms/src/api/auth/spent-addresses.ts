import { settings } from '../../../config/sanabel.ts';
import { keyedDigests } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';

interface SpentRow extends Stored {
  digest: string;
}

const rows = () => table<SpentRow>('api::auth.spent-address');
/** The current secret's digest comes first. */
const digestsOf = (email: string): string[] => keyedDigests('spent address', email);

export const isSpent = async (email: string): Promise<boolean> =>
  (await rows().count({ where: { digest: { $in: digestsOf(email) } } })) > 0;

/** A deleted admin whose address is still in `ADMIN_EMAILS` cannot register again, even without a restart. Needs the lock `accounts`. */
export const spendAddress = async (email: string): Promise<void> => {
  const [digest = ''] = digestsOf(email);
  if ((await rows().count({ where: { digest } })) === 0) await rows().create({ data: { digest } });
};

/** Stores used addresses under the current secret, so that the previous one can be removed. */
export const renewSpentAddresses = async (): Promise<void> => {
  for (const email of settings.ADMIN_EMAILS) if (await isSpent(email)) await spendAddress(email);
};
