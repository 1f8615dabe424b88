import { settings } from '../../../config/sanabel.ts';
import { withLock } from '../../database/transaction.ts';
import { renewSpentAddresses } from './spent-addresses.ts';
import { renewSeals } from './steps/totp.ts';

/**
 * Moves what must outlive a change of `CODE_SECRET` to the new secret: keys of authenticator apps and used addresses of `ADMIN_EMAILS`. One
 * such start is enough. Two processes may start at once.
 */
export const finishChangeOfSecret = async (): Promise<void> => {
  if (!settings.CODE_SECRET_PREVIOUS) return;
  await withLock('accounts', async () => {
    await renewSeals();
    await renewSpentAddresses();
  });
  strapi.log.info('what CODE_SECRET_PREVIOUS has made is under CODE_SECRET now');
};
