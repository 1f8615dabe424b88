import {
  mailCodesInput,
  passkeyInput,
  passwordInput,
  savedFilterInput,
  secondFactorInput,
  TOKEN_LIFE_SECONDS,
  totpInput,
  tour,
  weeklyMailInput,
} from '@sanabel/contract';
import type { Context } from 'koa';
import { readInput } from '../../../collection/write.ts';
import { withLock } from '../../../database/transaction.ts';
import { refuse } from '../../../http/body.ts';
import { callerOf } from '../../../http/caller.ts';
import { setCookie } from '../../../http/cookies.ts';
import { accounts } from '../../auth/accounts.ts';
import { setPassword } from '../../auth/credentials.ts';
import { requireCurrentPassword } from '../../auth/current-password.ts';
import { noteSecurity } from '../../auth/events/security-events.ts';
import { refuseGuessable } from '../../auth/known-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { removePasskey, toPasskey } from '../../auth/second-factor/passkeys.ts';
import { activateTotp, beginTotp, removeTotp } from '../../auth/second-factor/totp.ts';
import {
  closeSession,
  closeSessionsOf,
  endSession,
  listSessions,
  openSession,
  refreshSession,
  requireFresh,
  type SignedIn,
} from '../../auth/sessions.ts';
import { switchWeeklyMail, weeklyMailOf } from '../../weekly-mail/weekly-mail.ts';
import { changeSecondFactors, firstRecoveryCodes, renewCodes, securityOf, signInsOf, switchMailCodes } from '../account.ts';
import { addPasskey, askAgain, beginPasskey, proveAgain } from '../proof.ts';
import { deleteFilter, filtersOf, saveFilter } from '../saved-filters.ts';

const signedIn = (ctx: Context): SignedIn => ctx.state.admin;

const withFreshProof = (ctx: Context): SignedIn => {
  requireFresh(signedIn(ctx));
  return signedIn(ctx);
};

export default {
  async read(ctx: Context) {
    ctx.body = await securityOf(signedIn(ctx));
  },
  async ask(ctx: Context) {
    ctx.body = await askAgain(signedIn(ctx));
  },
  async confirm(ctx: Context) {
    const proof = await readInput(ctx, secondFactorInput);
    await proveAgain(signedIn(ctx), proof);
    ctx.body = { status: 'success', freshUntil: await refreshSession(signedIn(ctx).session) };
  },
  async changePassword(ctx: Context) {
    const { currentPassword, password } = await readInput(ctx, passwordInput);
    const { account, session } = signedIn(ctx);
    refuseGuessable(password, account);
    await requireCurrentPassword(signedIn(ctx), currentPassword, callerOf(ctx));
    const passwordHash = await hashPassword(password);
    const { token, cookie } = await withLock('accounts', async () => {
      await setPassword(account, passwordHash);
      return openSession(account.documentId, session.cookieDigest !== null, session.verifiedAt);
    });
    if (cookie) setCookie(ctx, 'session', cookie, TOKEN_LIFE_SECONDS);
    ctx.body = { status: 'success', token };
  },
  async switchMailCodes(ctx: Context) {
    const { isOn } = await readInput(ctx, mailCodesInput);
    const admin = withFreshProof(ctx);
    ctx.body = await securityOf({ ...admin, account: await switchMailCodes(admin.account, isOn) });
  },
  async beginTotp(ctx: Context) {
    ctx.body = await beginTotp(withFreshProof(ctx).account);
  },
  async activateTotp(ctx: Context) {
    const { otp } = await readInput(ctx, totpInput);
    const { id, account } = withFreshProof(ctx);
    await changeSecondFactors(account, async () => {
      if (!(await activateTotp(id, otp))) refuse({ field: 'otp', code: 'wrong_code' });
    });
    ctx.body = { status: 'success', ...(await firstRecoveryCodes(id)) };
  },
  async removeTotp(ctx: Context) {
    const admin = withFreshProof(ctx);
    await changeSecondFactors(admin.account, () => removeTotp(admin.id));
    ctx.body = await securityOf(admin);
  },
  async beginPasskey(ctx: Context) {
    ctx.body = await beginPasskey(withFreshProof(ctx));
  },
  async addPasskey(ctx: Context) {
    const { name, credential } = await readInput(ctx, passkeyInput);
    const admin = withFreshProof(ctx);
    const passkey = await changeSecondFactors(admin.account, () => addPasskey(admin, name, credential));
    ctx.body = { passkey: toPasskey(passkey), ...(await firstRecoveryCodes(admin.id)) };
    ctx.status = 201;
  },
  async removePasskey(ctx: Context) {
    const { id, account } = withFreshProof(ctx);
    await changeSecondFactors(account, () => removePasskey(id, ctx.params.id));
    ctx.body = { id: ctx.params.id };
  },
  async renewRecoveryCodes(ctx: Context) {
    ctx.body = { recoveryCodes: await renewCodes(withFreshProof(ctx).account) };
  },
  async listSessions(ctx: Context) {
    ctx.body = await listSessions(signedIn(ctx));
  },
  async endOtherSessions(ctx: Context) {
    const { id, session } = signedIn(ctx);
    const ended = await closeSessionsOf(id, session);
    await noteSecurity('session_ended', { adminId: id });
    ctx.body = { status: 'success', ended };
  },
  async endSession(ctx: Context) {
    const admin = signedIn(ctx);
    if (ctx.params.id === admin.session.documentId) await closeSession(admin.session);
    else await endSession(admin, ctx.params.id);
    await noteSecurity('session_ended', { adminId: admin.id });
    ctx.body = { id: ctx.params.id };
  },
  async listFilters(ctx: Context) {
    ctx.body = await filtersOf(signedIn(ctx).id);
  },
  async saveFilter(ctx: Context) {
    ctx.body = await saveFilter(signedIn(ctx).id, await readInput(ctx, savedFilterInput));
    ctx.status = 201;
  },
  async deleteFilter(ctx: Context) {
    ctx.body = await deleteFilter(signedIn(ctx).id, ctx.params.id);
  },
  async readWeeklyMail(ctx: Context) {
    ctx.body = weeklyMailOf(signedIn(ctx).account);
  },
  async switchWeeklyMail(ctx: Context) {
    const { isOn, language } = await readInput(ctx, weeklyMailInput);
    ctx.body = await switchWeeklyMail(signedIn(ctx).account, isOn ? language : '');
  },
  async readTour(ctx: Context) {
    ctx.body = { isClosed: signedIn(ctx).account.tourClosed === true };
  },
  async setTour(ctx: Context) {
    const { isClosed } = await readInput(ctx, tour);
    await accounts().update({ where: { id: signedIn(ctx).account.id }, data: { tourClosed: isClosed } });
    ctx.body = { isClosed };
  },
  async listSignIns(ctx: Context) {
    ctx.body = await signInsOf(signedIn(ctx).id);
  },
};
