import { loginInput, REGISTRATION_FILES, registerInput, resendOtpInput, verifyAccountInput, verifyLoginInput } from '@sanabel/contract';
import type { Context } from 'koa';
import type * as z from 'zod';
import { withBody } from '../../../collection/write.ts';
import { parseInput } from '../../../http/body.ts';
import { toAdmin } from '../accounts.ts';
import { activate, register } from '../registration.ts';
import { closeSession, type SignedIn } from '../sessions.ts';
import { beginSignIn, completeSignIn, resendCode } from '../sign-in.ts';

const readInput = <Schema extends z.ZodType>(ctx: Context, schema: Schema): Promise<z.output<Schema>> =>
  withBody(ctx, [], async ({ values }) => parseInput(schema, values));

const signedIn = (ctx: Context): SignedIn => ctx.state.admin;

export default {
  async login(ctx: Context) {
    const { email, password } = await readInput(ctx, loginInput);
    ctx.body = await beginSignIn(email, password, ctx.ip);
  },
  async verifyLogin(ctx: Context) {
    const { email, otp } = await readInput(ctx, verifyLoginInput);
    ctx.body = { status: 'success', ...(await completeSignIn(email, otp)) };
  },
  async resendOtp(ctx: Context) {
    const { email, type } = await readInput(ctx, resendOtpInput);
    ctx.body = await resendCode(email, type);
  },
  async register(ctx: Context) {
    ctx.body = await withBody(ctx, REGISTRATION_FILES, async ({ values, files }) => {
      const input = parseInput(registerInput, values);
      return register(input, files.image, ctx.ip);
    });
  },
  async verifyAccount(ctx: Context) {
    const { email, otp } = await readInput(ctx, verifyAccountInput);
    ctx.body = await activate(email, otp);
  },
  async logout(ctx: Context) {
    await closeSession(signedIn(ctx).sessionDigest);
    ctx.body = { status: 'success' };
  },
  async me(ctx: Context) {
    ctx.body = toAdmin(signedIn(ctx).account);
  },
};
