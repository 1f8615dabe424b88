import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { Cms } from '../../testing/cms/cms.ts';
import { openEditors, type Send } from '../../testing/people/editors.ts';
import type { Kind } from '../../testing/people/edits.ts';
import { openJournal } from '../../testing/people/journal.ts';
import type { Random } from '../../testing/random.ts';
import { totpCode } from '../../testing/totp.ts';
import type { Gate } from './gate.ts';

/** Most items of each kind: another one makes an older one go. */
const MOST = 10;
const STRANGERS = 500;
const EVERY_MS = { edit: 400, upload: 4_000, application: 1_000, signIn: 31_000, wrongSignIn: 1_000 };

interface People {
  cms: Cms;
  token: string;
  /** Secret of the authenticator app that signs in. */
  secret: string;
  gate: Gate;
  random: Random;
  signal: AbortSignal;
  caller(): Record<string, string>;
  onAnswer(what: string, status: number): void;
}

/** Editors who write and upload, applicants, people who sign in and strangers who fail to, each at a fixed pace. */
export const startPeople = ({ cms, token, secret, gate, random, signal, caller, onAnswer }: People) => {
  const send: Send = async (what, method, path, options) => {
    try {
      const answer = await cms.call(method, path, { ...options, headers: caller() });
      const body: unknown = await answer.json();
      onAnswer(what, answer.status);
      return { status: answer.status, body };
    } catch (error) {
      onAnswer(what, 0);
      throw error;
    }
  };
  const editors = openEditors({
    ...{ send, journal: openJournal(), random, sessions: [{ token }], kinds: [], pauseMs: [0, 0] },
    ...{ lists: ['crops', 'articles', 'partners', 'members'], most: MOST, least: MOST, pictureSize: { width: 900, height: 600 } },
  });
  const act =
    (...kinds: Kind[]) =>
    async (): Promise<void> => {
      for (const kind of kinds) await editors.act(0, kind);
    };
  const signIn = async (): Promise<void> => {
    await send('password', 'POST', '/auth/login', { json: cms.admin });
    const json = { email: cms.admin.email, method: 'totp', otp: totpCode(secret) };
    const { body } = await send('code', 'POST', '/auth/verify-login', { json });
    const signedIn = z.object({ token: z.string() }).safeParse(body);
    if (signedIn.success) await send('sign-out', 'POST', '/auth/logout', { token: signedIn.data.token });
  };
  const failToSignIn = async (): Promise<void> => {
    const json = { email: `stranger.${random.below(STRANGERS)}@example.com`, password: 'not the password 7' };
    await send('wrong password', 'POST', '/auth/login', { json });
  };

  const at = async (everyMs: number, act: () => Promise<void>): Promise<void> => {
    while (!signal.aborted) {
      await pause(everyMs, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await gate.pass(() => act().catch(() => {}));
    }
  };
  return {
    ended: Promise.all([
      at(EVERY_MS.edit, act('name')),
      at(EVERY_MS.edit, act('name')),
      at(EVERY_MS.upload, act('new', 'deleted')),
      at(EVERY_MS.application, act('application', 'application deleted')),
      at(EVERY_MS.signIn, signIn),
      at(EVERY_MS.wrongSignIn, failToSignIn),
    ]),
  };
};
