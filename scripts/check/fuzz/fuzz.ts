import { gzipSync } from 'node:zlib';
import { CALLS } from '@sanabel/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import type { Cms } from '../../testing/cms/cms.ts';
import { query } from '../../testing/cms/database.ts';
import { stateLines } from '../../testing/cms/snapshot.ts';
import { faultOf, type Outcome, readDocumented } from './judge.ts';
import { type Shot, shots } from './shots.ts';

export interface Finding {
  number: number;
  request: string;
  fault: string;
}
interface Options {
  calls: number;
  seed: number;
  maxFindings?: number;
}

const TOKEN_CALLS: Readonly<Record<string, keyof Pick<Cms, 'contentToken'>>> = { '/content': 'contentToken' };
const LISTS = CALLS.filter(({ path, isList }) => isList && !path.includes('{')).map(({ path }) => path);
const LIMITS_LAST = 15;
const SHOWN = 300;

const pictures = async (): Promise<Uint8Array<ArrayBuffer>[]> => {
  const picture = sharp({ create: { width: 9, height: 7, channels: 3, background: '#17663f' } });
  const [png, gif, webp] = [
    await picture.clone().png().toBuffer(),
    await picture.clone().gif().toBuffer(),
    await picture.webp().toBuffer(),
  ];
  const broken = [png.subarray(0, 40), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0), Buffer.from('%PDF-1.7')];
  return [png, gif, webp, ...broken, gzipSync(png)].map((bytes) => new Uint8Array(bytes));
};

const bodyOf = ({ call, body, encoding, contentType, files }: Shot, made: readonly Uint8Array<ArrayBuffer>[]) => {
  if (call.method === 'GET' || (body === undefined && encoding !== 'form')) return {};
  if (encoding === 'json') return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  if (encoding === 'raw') return { body: String(JSON.stringify(body)).slice(0, -1), headers: { 'content-type': contentType } };
  const form = new FormData();
  const fields = typeof body === 'object' && body !== null ? body : {};
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [part, kind] of files) form.append(part, new Blob([made[kind] ?? new Uint8Array()]), 'picture.png');
  return { body: form };
};

/** Returns the first difference that a refused call or a read made; null when there is none. */
const changeBetween = ({ status }: Outcome, before: readonly string[], after: readonly string[]): string | null => {
  const [line, was] = after.map((text, place) => [text, before[place] ?? ''] as const).find(([text, old]) => text !== old) ?? [];
  if (line === undefined || was === undefined) return null;
  const place = [...line].findIndex((sign, index) => sign !== was[index]);
  const excerpt = (text: string) => text.slice(Math.max(0, place - SHOWN / 2), place + SHOWN / 2);
  return `${status}, and yet ${line.slice(0, line.indexOf(':'))} changed:\n    ${excerpt(was)}\n    ${excerpt(line)}`;
};

/** Makes random requests to every call of the contract and reports 5xx, other shapes, and changes by refused calls. */
export const fuzz = async (
  cms: Cms,
  { calls, seed, maxFindings = 10 }: Options,
  onProgress?: (done: number) => void,
  onFinding?: (finding: Finding) => void,
): Promise<Finding[]> => {
  const made = await pictures();
  const documented = await readDocumented(cms.url);
  const findings: Finding[] = [];
  let token = await cms.signIn();
  let known: Record<string, string[]> = {};

  const refresh = async (): Promise<void> => {
    await query(cms, 'delete from rate_limits');
    if ((await cms.call('GET', '/auth/me', { token })).status === 401) token = await cms.signIn();
    known = {};
    for (const list of LISTS) {
      const items = (await (await cms.call('GET', list, { token })).json()) as { id: string; email?: string }[];
      // The run needs its own account.
      known[list.slice(1)] = items.filter(({ email }) => list !== '/admins' || email !== cms.admin.email).map(({ id }) => id);
    }
    const sections = (await (await cms.call('GET', '/backgrounds')).json()) as { backgroundsBySection: Record<string, { id: string }[]> };
    known.backgrounds = Object.values(sections.backgroundsBySection).flatMap((some) => some.map(({ id }) => id));
  };
  const idsAt = (path: string): readonly string[] => known[path.split('/')[1] ?? ''] ?? [];
  const tokenFor = ({ call, isSigned }: Shot): string | undefined => {
    if (!isSigned || call.path === '/auth/logout') return undefined;
    const own = TOKEN_CALLS[call.path];
    return own ? cms[own] : token;
  };
  const fire = async (shot: Shot): Promise<Outcome> => {
    const { headers = {}, ...rest } = bodyOf(shot, made);
    const signature = tokenFor(shot);
    const answer = await fetch(`${cms.url}/api/v1${shot.target}`, {
      method: shot.call.method,
      redirect: 'manual',
      headers: { ...shot.headers, ...headers, ...(signature ? { authorization: `Bearer ${signature}` } : {}) },
      ...rest,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  // Once: turning every schema into generators takes longer than a call. Ids are looked up each time.
  const anyShot = shots(idsAt);
  for (let number = 0; number < calls && findings.length < maxFindings; number += 1) {
    if (number % LIMITS_LAST === 0) {
      await refresh();
      onProgress?.(number);
    }
    const [shot] = fc.sample(anyShot, { seed: seed + number, numRuns: 1 });
    if (!shot) continue;
    const before = await stateLines(cms);
    const outcome = await fire(shot).catch(
      (error: Error): Outcome => ({ status: 599, headers: new Headers(), text: `no answer: ${error.message}` }),
    );
    const mayChange = outcome.status < 300 && shot.call.method !== 'GET';
    const fault = faultOf(shot, outcome, documented) ?? (mayChange ? null : changeBetween(outcome, before, await stateLines(cms)));
    if (fault) {
      const { call, target, encoding, body, headers } = shot;
      const request = `${call.method} ${target} ${encoding} ${JSON.stringify(body)} ${JSON.stringify(headers)}`.slice(0, SHOWN);
      findings.push({ number, request, fault });
      onFinding?.({ number, request, fault });
    }
  }
  return findings;
};
