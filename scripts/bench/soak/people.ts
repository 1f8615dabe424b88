import { setTimeout as pause } from 'node:timers/promises';
import type { OrderedName } from '@sanabel/contract/entities/index';
import { ENTITIES } from '@sanabel/contract/entities/index';
import { FIXTURES } from '@sanabel/contract/fixtures';
import * as z from 'zod';
import { formOf } from '../../seed/api.ts';
import type { Cms } from '../../testing/cms/cms.ts';
import { png } from '../../testing/cms/pictures.ts';
import type { Random } from '../../testing/random.ts';
import { totpCode } from '../../testing/totp.ts';
import type { Gate } from './gate.ts';

/** So many items of each kind somebody has; beyond them they delete the oldest: the club stays as large as it is. */
const MOST = 10;
const LISTS = ['crops', 'articles', 'partners', 'members'] as const satisfies readonly OrderedName[];
const STRANGERS = 500;
const OK = 2;
const EVERY_MS = { edit: 400, upload: 4_000, application: 1_000, signIn: 31_000, wrongSignIn: 1_000 };

const made = z.looseObject({ id: z.string() });

interface People {
  cms: Cms;
  token: string;
  /** Of the authenticator app that signs in. */
  secret: string;
  gate: Gate;
  random: Random;
  signal: AbortSignal;
  caller(): Record<string, string>;
  /** Told of every answer; 0 stands for none. */
  onAnswer(what: string, status: number): void;
}

/** Editors who write and upload, applicants, people who sign in and strangers who fail to, each at a pace of their own. */
export const startPeople = async ({ cms, token, secret, gate, random, signal, caller, onAnswer }: People) => {
  const picture = new File([new Uint8Array(await png({ width: 900, height: 600 }))], 'picture.png');
  const own = new Map<string, string[]>();
  const idsOf = (list: string): string[] => own.get(list) ?? own.set(list, []).get(list) ?? [];
  let count = 0;

  /** The answer's body; null when it was no good one. */
  const send = async (what: string, method: string, path: string, options: Parameters<Cms['call']>[2] = {}): Promise<unknown> => {
    try {
      const answer = await cms.call(method, path, { ...options, headers: caller() });
      const body: unknown = await answer.json();
      onAnswer(what, answer.status);
      return Math.floor(answer.status / 100) === OK ? body : null;
    } catch {
      onAnswer(what, 0);
      return null;
    }
  };
  const nameOf = (list: OrderedName): [string, string] => {
    count += 1;
    return [ENTITIES[list].titles[0] ?? '', `سنبلة ${count}`];
  };
  const upload = async (): Promise<void> => {
    const list = random.pick(LISTS);
    const [fixture] = FIXTURES[list] as unknown as Record<string, string>[];
    const { picture: _, ...fields } = fixture ?? {};
    const [title, name] = nameOf(list);
    const form = formOf({ ...fields, [title]: name }, { [ENTITIES[list].files[0].field]: picture });
    const body = await send('upload', 'POST', `/${list}`, { token, form });
    if (body) idsOf(list).push(made.parse(body).id);
    const oldest = idsOf(list).length > MOST ? idsOf(list).shift() : undefined;
    if (oldest) await send('delete', 'DELETE', `/${list}/${oldest}`, { token });
  };
  const edit = async (): Promise<void> => {
    const list = random.pick(LISTS);
    const [title, name] = nameOf(list);
    const ids = idsOf(list);
    if (ids.length > 0) await send('edit', 'PATCH', `/${list}/${random.pick(ids)}`, { token, json: { [title]: name } });
  };
  const apply = async (): Promise<void> => {
    count += 1;
    const fields = { fullName: `applicant ${count}`, email: `applicant.${count}@example.com`, phoneNumber: '01012345678' };
    const json = { ...fields, role: 'Agronomist', qualification: 'x', experience: '1' };
    const body = await send('application', 'POST', '/job-requests', { json });
    if (body) idsOf('job-requests').push(made.parse(body).id);
    const oldest = idsOf('job-requests').length > MOST ? idsOf('job-requests').shift() : undefined;
    if (oldest) await send('delete', 'DELETE', `/job-requests/${oldest}`, { token });
  };
  const signIn = async (): Promise<void> => {
    await send('password', 'POST', '/auth/login', { json: cms.admin });
    const json = { email: cms.admin.email, method: 'totp', otp: totpCode(secret) };
    const body = z.object({ token: z.string() }).safeParse(await send('code', 'POST', '/auth/verify-login', { json }));
    if (body.success) await send('sign-out', 'POST', '/auth/logout', { token: body.data.token });
  };
  const failToSignIn = async (): Promise<void> => {
    const json = { email: `stranger.${random.below(STRANGERS)}@example.com`, password: 'not the password 7' };
    await send('wrong password', 'POST', '/auth/login', { json });
  };

  const at = async (everyMs: number, act: () => Promise<void>): Promise<void> => {
    while (!signal.aborted) {
      await pause(everyMs, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await gate.pass(act);
    }
  };
  return {
    ended: Promise.all([
      at(EVERY_MS.edit, edit),
      at(EVERY_MS.edit, edit),
      at(EVERY_MS.upload, upload),
      at(EVERY_MS.application, apply),
      at(EVERY_MS.signIn, signIn),
      at(EVERY_MS.wrongSignIn, failToSignIn),
    ]),
  };
};
