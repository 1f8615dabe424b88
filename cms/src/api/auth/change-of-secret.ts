import { settings } from '../../../config/sanabel.ts';
import { withLock } from '../../database/transaction.ts';
import { renewSeals } from './second-factor/totp.ts';
import { renewSpentAddresses } from './spent-addresses.ts';

/** Moves app keys and used `ADMIN_EMAILS` addresses to a new `CODE_SECRET`. One start is enough. Two processes may start at once. */
export const finishChangeOfSecret = async (): Promise<void> => {
  if (!settings.CODE_SECRET_PREVIOUS) return;
  await withLock('accounts', async () => {
    await renewSeals();
    await renewSpentAddresses();
  });
  strapi.log.info('what CODE_SECRET_PREVIOUS has made is under CODE_SECRET now');
};
