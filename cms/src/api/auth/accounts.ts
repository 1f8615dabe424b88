import {
  type Admin,
  type AdminInput,
  type AdminRole,
  ENTITIES,
  FIRST_PASSWORD_LIFE_DAYS,
  foldForSearch,
  type Locale,
} from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { settings } from '../../../config/sanabel.ts';
import { itemOf } from '../../collection/collection.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { hashPassword } from './passwords.ts';

/** An account of users-permissions with our fields; everyone who signs in has the role `admin`. */
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
  /** Null only in rows from before there were roles, until the next start. */
  adminRole: AdminRole | null;
  jobRequestMails?: boolean | null | undefined;
  pendingEmail: string | null;
  /** The password was generated and not replaced yet. */
  mustChangePassword: boolean | null;
  passwordChangedAt: string | null;
  mailCodes: boolean | null;
  /** Empty when no weekly mail is wanted; null in older rows. */
  weeklyMail: Locale | '' | null;
  /** Time of the last weekly mail, or of turning it on. */
  weeklyMailAt: string | null;
  tourClosed: boolean | null;
  searchText: string;
  position: number;
}

export const accounts = () => table<AccountRow>('plugin::users-permissions.user');

export const isLiveAdmin = (account: AccountRow | null): account is AccountRow =>
  account?.confirmed === true && !account.blocked && account.accountRole === 'admin';

export const LIVE_ADMINS = { accountRole: 'admin', confirmed: true, blocked: false } as const;

export const seesDrafts = ({ adminRole }: Pick<AccountRow, 'adminRole'>): boolean => adminRole === 'owner' || adminRole === 'editor';

export const liveAdminOf = async (email: string): Promise<AccountRow | null> => {
  const account = await accounts().findOne({ where: { email } });
  return isLiveAdmin(account) ? account : null;
};

export const refuseTaken = async (email: string, except?: string): Promise<void> => {
  const other = await accounts().findOne({ where: { email } });
  if (other && other.documentId !== except) throw new ApiError('EMAIL_TAKEN');
};

/** Leaves out passwords, hashes and codes. */
export const toAdmin = (account: AccountRow): Admin => itemOf(ENTITIES.admins, { ...account, role: 'admin' });

/** users-permissions requires a user name: the e-mail. */
export const newAccount = (
  { adminRole = 'owner', ...input }: Omit<AdminInput, 'password'>,
  passwordHash: string,
  image = '',
): Partial<AccountRow> => ({
  ...input,
  adminRole,
  username: input.email,
  password: passwordHash,
  passwordChangedAt: new Date().toISOString(),
  mustChangePassword: false,
  mailCodes: true,
  pendingEmail: '',
  provider: 'local',
  confirmed: true,
  blocked: false,
  accountRole: 'admin',
  image,
  searchText: foldForSearch([input.fullName, input.email, input.job, input.phoneNumber].join(' ')),
});

/** A generated first password must be replaced: after some days it opens no new session. */
export const hasOutlivedFirstPassword = ({ mustChangePassword, createdAt }: AccountRow): boolean =>
  mustChangePassword === true && Date.parse(createdAt) + FIRST_PASSWORD_LIFE_DAYS * DAY_MS < Date.now();

const FIRST_ADMIN = { fullName: 'مدير الموقع', job: 'مدير الموقع', phoneNumber: '01000000000' };

/** Makes the deployer's account at the first start, when no admin exists and its e-mail and password are given. */
export const ensureFirstAdmin = (): Promise<void> =>
  withLock('accounts', async () => {
    const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_PASSWORD_IS_GENERATED: mustChangePassword } = settings;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await accounts().count({ where: { accountRole: 'admin' } })) > 0) return;
    const input = { ...FIRST_ADMIN, email: ADMIN_EMAIL };
    await accounts().create({ data: { ...newAccount(input, await hashPassword(ADMIN_PASSWORD)), mustChangePassword } });
    strapi.log.info('the first admin was made from ADMIN_EMAIL');
  });

/** Makes owners of admins from before there were roles, who could do everything. Two processes may start at once. */
export const giveRoles = (): Promise<void> =>
  withLock('accounts', async () => {
    const { count } = await accounts().updateMany({
      where: { accountRole: 'admin', adminRole: { $null: true } },
      data: { adminRole: 'owner' },
    });
    if (count > 0) strapi.log.info(`${count} admins from before there were roles are owners now`);
  });

/** Deleted admins have no entry. */
export const namesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await accounts().findMany({ where: { documentId: { $in: [...new Set(ids)] } } });
  return new Map(rows.map(({ documentId, fullName }) => [documentId, fullName]));
};
