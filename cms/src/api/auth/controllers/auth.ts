import {
  acceptInvitationInput,
  forgotPasswordInput,
  type LinkInfo,
  linkInput,
  loginInput,
  OTP_LIFE_SECONDS,
  REGISTRATION_FILES,
  registerInput,
  resendOtpInput,
  resetPasswordInput,
  TOKEN_LIFE_SECONDS,
  verifyAccountInput,
  verifyLoginInput,
} from '@sanabel/contract';
import type { Context } from 'koa';
import { readInput, withBody } from '../../../collection/write.ts';
import { randomToken } from '../../../database/secrets.ts';
import { ApiError } from '../../../http/api-error.ts';
import { parseInput } from '../../../http/body.ts';
import { callerOf } from '../../../http/caller.ts';
import { clearCookie, readCookie, setCookie } from '../../../http/cookies.ts';
import { accept, invitationOf } from '../../invitation/invitations.ts';
import { toAdmin } from '../accounts.ts';
import { noteSecurity } from '../events/security-events.ts';
import { refuseGuessable } from '../known-passwords.ts';
import { forgotPassword, resetPassword } from '../links/forgotten-password.ts';
import { findLink } from '../links/mailed-links.ts';
import { confirmEmail } from '../links/new-email.ts';
import { hashPassword } from '../passwords.ts';
import { savePicture } from '../picture.ts';
import { consume } from '../rate-limits.ts';
import { activate, register } from '../registration.ts';
import { closeSession, closeSessionOfCookie, type SignedIn } from '../sessions.ts';
import { beginSignIn, completeSignIn, resendCode } from '../sign-in.ts';

const signedIn = (ctx: Context): SignedIn => ctx.state.admin;
const SUCCESS = { status: 'success' } as const;

/** A sign-in can be continued while the last of its codes may live. */
const TICKET_SECONDS = OTP_LIFE_SECONDS * 4;
const DEVICE_BYTES = 32;
const DEVICE_SECONDS = 365 * 24 * 3600;

/** 128 bits cannot be guessed; the limit bounds the lookups. */
const LINK_TRIES = { limit: 60, windowSeconds: 15 * 60 };

const infoOf = async (token: string): Promise<LinkInfo> => {
  const invitation = await invitationOf(token);
  if (invitation) {
    const { email, expiresAt, fullName, adminRole, invitedBy } = invitation;
    return { purpose: 'invitation', email, expiresAt: new Date(expiresAt).toISOString(), fullName, adminRole, invitedBy };
  }
  const link = await findLink(token);
  if (!link) throw new ApiError('LINK_ENDED');
  return { purpose: link.purpose, email: link.email, expiresAt: new Date(link.expiresAt).toISOString() };
};

/** Bounds callers who name another account each time. Consumed first, so that a refused call writes nothing. */
const CODE_TRIES = { limit: 60, windowSeconds: 15 * 60 };

const limitCodes = (ctx: Context): Promise<void> => consume(`codes:${callerOf(ctx)}`, CODE_TRIES);

const limitLinks = (ctx: Context): Promise<void> => consume(`links:${callerOf(ctx)}`, LINK_TRIES);

export default {
  async login(ctx: Context) {
    const { email, password, session } = await readInput(ctx, loginInput);
    const { asked, ticket } = await beginSignIn({ email, password, isBound: session === 'cookie' }, callerOf(ctx));
    setCookie(ctx, 'sign-in', ticket, TICKET_SECONDS);
    ctx.body = asked;
  },
  async verifyLogin(ctx: Context) {
    const { session, ...proof } = await readInput(ctx, verifyLoginInput);
    await limitCodes(ctx);
    const device = readCookie(ctx, 'device') ?? randomToken(DEVICE_BYTES);
    const opening = { isBound: session === 'cookie', device };
    const { admin, opened } = await completeSignIn(proof, readCookie(ctx, 'sign-in'), opening);
    await closeSessionOfCookie(ctx);
    clearCookie(ctx, 'sign-in');
    if (opened.cookie) {
      setCookie(ctx, 'session', opened.cookie, TOKEN_LIFE_SECONDS);
      setCookie(ctx, 'device', device, DEVICE_SECONDS);
    }
    ctx.body = { ...SUCCESS, admin, token: opened.token };
  },
  async resendOtp(ctx: Context) {
    const { email, type } = await readInput(ctx, resendOtpInput);
    await limitCodes(ctx);
    ctx.body = await resendCode(email, type, readCookie(ctx, 'sign-in'));
  },
  async register(ctx: Context) {
    await withBody(ctx, REGISTRATION_FILES, async ({ values, files }) => {
      const input = parseInput(registerInput, values);
      const { asked, ticket } = await register(input, files.image, callerOf(ctx));
      setCookie(ctx, 'sign-in', ticket, TICKET_SECONDS);
      ctx.body = asked;
    });
  },
  async verifyAccount(ctx: Context) {
    const { email, otp } = await readInput(ctx, verifyAccountInput);
    await limitCodes(ctx);
    ctx.body = await activate(email, otp, readCookie(ctx, 'sign-in'));
  },
  async forgotPassword(ctx: Context) {
    const { email } = await readInput(ctx, forgotPasswordInput);
    ctx.body = await forgotPassword(email, callerOf(ctx));
  },
  async readLink(ctx: Context) {
    const { token } = await readInput(ctx, linkInput);
    await limitLinks(ctx);
    ctx.body = await infoOf(token);
  },
  async resetPassword(ctx: Context) {
    const { token, password } = await readInput(ctx, resetPasswordInput);
    await limitLinks(ctx);
    await resetPassword(token, password);
    ctx.body = SUCCESS;
  },
  async acceptInvitation(ctx: Context) {
    await withBody(ctx, REGISTRATION_FILES, async ({ values, files }) => {
      const input = parseInput(acceptInvitationInput, values);
      await limitLinks(ctx);
      const invitation = await invitationOf(input.token);
      if (!invitation) throw new ApiError('LINK_ENDED');
      refuseGuessable(input.password, { fullName: input.fullName, email: invitation.email });
      await accept(input, await hashPassword(input.password), await savePicture(files.image));
    });
    ctx.body = SUCCESS;
  },
  async confirmEmail(ctx: Context) {
    const { token } = await readInput(ctx, linkInput);
    await limitLinks(ctx);
    await confirmEmail(token);
    ctx.body = SUCCESS;
  },
  async logout(ctx: Context) {
    const { id, session } = signedIn(ctx);
    await closeSession(session);
    await noteSecurity('signed_out', { adminId: id });
    clearCookie(ctx, 'session');
    ctx.body = SUCCESS;
  },
  async me(ctx: Context) {
    ctx.body = toAdmin(signedIn(ctx).account);
  },
};
