import { type Admin, type AdminInput, ENTITIES, foldForSearch } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { itemOf } from '../../collection/collection.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { hashPassword } from './passwords.ts';

/** An account of users-permissions with our fields; only the role `admin` exists for people who sign in. */
export interface AccountRow extends Stored {
  username: string;
  email: string;
  password: string;
  provider: string;
  confirmed: boolean;
  blocked: boolean;
  fullName: string;
  job: string;
  phoneNumber: string;
  image: string | null;
  accountRole: string;
  jobRequestMails?: boolean | null | undefined;
  searchText: string;
  position: number;
}

export const accounts = () => table<AccountRow>('plugin::users-permissions.user');

export const isLiveAdmin = (account: AccountRow | null): account is AccountRow =>
  account?.confirmed === true && !account.blocked && account.accountRole === 'admin';

/** An admin as the API shows one: never a password, hash or code. */
export const toAdmin = (account: AccountRow): Admin => itemOf(ENTITIES.admins, { ...account, role: 'admin' });

/** The row of a new admin. The e-mail is also the name that users-permissions wants. */
export const newAccount = (input: Omit<AdminInput, 'password'>, passwordHash: string, image = ''): Partial<AccountRow> => ({
  ...input,
  username: input.email,
  password: passwordHash,
  provider: 'local',
  confirmed: true,
  blocked: false,
  accountRole: 'admin',
  image,
  searchText: foldForSearch([input.fullName, input.email, input.job, input.phoneNumber].join(' ')),
});

const FIRST_ADMIN = { fullName: 'مدير الموقع', job: 'مدير الموقع', phoneNumber: '01000000000' };

/** The deployer's own account, made at the first start when no admin exists and its e-mail and password are given. */
export const ensureFirstAdmin = (): Promise<void> =>
  withLock('accounts', async () => {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = settings;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await accounts().count({ where: { accountRole: 'admin' } })) > 0) return;
    const input = { ...FIRST_ADMIN, email: ADMIN_EMAIL.toLowerCase() };
    await accounts().create({ data: newAccount(input, await hashPassword(ADMIN_PASSWORD)) });
    strapi.log.info('the first admin was made from ADMIN_EMAIL');
  });
