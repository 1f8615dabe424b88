import { settings } from '../../../config/sanabel.ts';
import { withLock } from '../../database/transaction.ts';
import { renewSpentAddresses } from './spent-addresses.ts';
import { renewSeals } from './steps/totp.ts';

/**
 * Brings what must outlive a change of `CODE_SECRET` under the new one: the keys of authenticator apps, and which addresses of
 * `ADMIN_EMAILS` are spent. After one such start nothing needs the old secret. Two processes may start at once.
 */
export const finishChangeOfSecret = async (): Promise<void> => {
  if (!settings.CODE_SECRET_PREVIOUS) return;
  await withLock('accounts', async () => {
    await renewSeals();
    await renewSpentAddresses();
  });
  strapi.log.info('what CODE_SECRET_PREVIOUS has made is under CODE_SECRET now');
};
