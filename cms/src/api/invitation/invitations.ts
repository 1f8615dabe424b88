import {
  type AcceptInvitationInput,
  INVITATION_LIFE_DAYS,
  type Invitation,
  type InvitationInput,
  type InvitationState,
  WITHDRAWN_LIFE_SECONDS,
} from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { noteActivity } from '../../changes/history.ts';
import { tokenDigest } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { accounts, newAccount, refuseTaken } from '../auth/accounts.ts';
import { panelAddress } from '../auth/events/notices.ts';
import { noteSecurity } from '../auth/events/security-events.ts';
import { newLinkToken } from '../auth/links/mailed-links.ts';
import type { SignedIn } from '../auth/sessions.ts';
import { welcome } from '../auth/welcome.ts';
import { enqueueMail, MAIL_FAILED } from '../mail/outbox.ts';
import { invitationMail } from '../mail/security-letters.ts';

export interface InvitationRow extends Stored, InvitationInput {
  digest: string;
  invitedById: string;
  invitedBy: string;
  sentAt: string;
  expiresAt: string;
  /** The mail server has refused the mail for good. */
  failedAt: string | null;
  /** A withdrawn row stays for the minute in which that can be undone. */
  withdrawnAt: string | null;
}

const rows = () => table<InvitationRow>('api::invitation.invitation');
const inForce = { withdrawnAt: { $null: true } } as const;
const isOver = ({ expiresAt }: InvitationRow): boolean => Date.parse(expiresAt) <= Date.now();

const stateOf = (row: InvitationRow): InvitationState => {
  if (row.failedAt) return 'failed';
  return isOver(row) ? 'ended' : 'sent';
};

const timestamp = (value: string): string => new Date(value).toISOString();

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.documentId,
  fullName: row.fullName,
  email: row.email,
  adminRole: row.adminRole,
  invitedBy: row.invitedBy,
  sentAt: timestamp(row.sentAt),
  expiresAt: timestamp(row.expiresAt),
  state: stateOf(row),
});

export const listInvitations = async (): Promise<Invitation[]> =>
  (await rows().findMany({ where: inForce, orderBy: [{ sentAt: 'desc' }, { id: 'desc' }] })).map(toInvitation);

const findRow = async (documentId: string): Promise<InvitationRow> => {
  const row = await rows().findOne({ where: { documentId, ...inForce } });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
};

/** Throws 409 when the address has an account or a valid invitation; deletes an expired one. */
const refuseKnown = async (email: string, except?: number): Promise<void> => {
  await refuseTaken(email);
  const other = await rows().findOne({ where: { email } });
  if (!other || other.id === except) return;
  if (!other.withdrawnAt && !isOver(other)) throw new ApiError('EMAIL_INVITED');
  await rows().deleteMany({ where: { id: other.id } });
};

const freshLink = () => {
  const { token, digest } = newLinkToken();
  const now = Date.now();
  const times = { sentAt: new Date(now).toISOString(), expiresAt: new Date(now + INVITATION_LIFE_DAYS * DAY_MS).toISOString() };
  return { token, columns: { digest, ...times, failedAt: null } };
};

const mailLink = ({ documentId, email, invitedBy }: InvitationRow, token: string): Promise<void> =>
  enqueueMail({ ...invitationMail(email, invitedBy, panelAddress(`/admin/register#${token}`)), about: documentId });

export const invite = (input: InvitationInput, { id, account }: SignedIn): Promise<Invitation> =>
  withLock('accounts', async () => {
    await refuseKnown(input.email);
    const { token, columns } = freshLink();
    const row = await rows().create({ data: { ...input, ...columns, invitedById: id, invitedBy: account.fullName } });
    await noteActivity('create', 'invitations', row.documentId, row.fullName);
    await noteSecurity('invited', { adminId: id });
    await mailLink(row, token);
    return toInvitation(row);
  });

/** Mails a new link, to a corrected address if given; the old link ends at once. */
export const sendAgain = (documentId: string, email: string | undefined): Promise<Invitation> =>
  withLock('accounts', async () => {
    const before = await findRow(documentId);
    const next = email ?? before.email;
    await refuseKnown(next, before.id);
    const { token, columns } = freshLink();
    const row = await rows().update({ where: { id: before.id }, data: { ...columns, email: next } });
    if (!row) throw new ApiError('NOT_FOUND');
    await noteActivity('update', 'invitations', documentId, row.fullName);
    await mailLink(row, token);
    return toInvitation(row);
  });

export const withdraw = (documentId: string): Promise<{ id: string }> =>
  withLock('accounts', async () => {
    const row = await findRow(documentId);
    await rows().updateMany({ where: { id: row.id }, data: { withdrawnAt: new Date().toISOString() } });
    await noteActivity('delete', 'invitations', documentId, row.fullName);
    return { id: documentId };
  });

/** Undoes a withdrawal within its minute; throws 404 later. */
export const restoreInvitation = (documentId: string): Promise<Invitation> =>
  withLock('accounts', async () => {
    const since = new Date(Date.now() - WITHDRAWN_LIFE_SECONDS * 1000).toISOString();
    const { count } = await rows().updateMany({ where: { documentId, withdrawnAt: { $gt: since } }, data: { withdrawnAt: null } });
    if (count === 0) throw new ApiError('NOT_FOUND');
    return toInvitation(await findRow(documentId));
  });

export const invitationOf = async (token: string): Promise<InvitationRow | null> => {
  const row = await rows().findOne({ where: { digest: tokenDigest(token), ...inForce } });
  return row && !isOver(row) ? row : null;
};

/** Makes the invited person's account, once; they sign in next, in two steps. */
export const accept = (
  { token, fullName, job = '', phoneNumber = '' }: AcceptInvitationInput,
  passwordHash: string,
  image: string,
): Promise<void> =>
  withLock('accounts', async () => {
    const invitation = await invitationOf(token);
    if (!invitation) throw new ApiError('LINK_ENDED');
    const { id, email, adminRole } = invitation;
    await refuseTaken(email);
    await rows().deleteMany({ where: { id } });
    const data = newAccount({ fullName, email, job, phoneNumber, adminRole }, passwordHash, image);
    await welcome(await accounts().create({ data }));
  });

/** Marks an invitation whose mail was not delivered, so that the address can be corrected. */
export const watchUndelivered = (): void => {
  strapi.eventHub.on(MAIL_FAILED, async ({ about }) => {
    await rows().updateMany({ where: { documentId: String(about) }, data: { failedAt: new Date().toISOString() } });
  });
};
