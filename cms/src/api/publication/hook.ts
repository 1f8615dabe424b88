import { createHmac } from 'node:crypto';
import { type BuildInfo, buildInfo, type PublicationTrigger } from '@sanabel/contract';
import { REVISION_PLACEHOLDER, TRIGGER_PLACEHOLDER } from '../../../config/environment/hook.ts';
import type { NewFailure } from './after.ts';

export const HOOK_TIMEOUT_MS = 10_000;
const SITE_TIMEOUT_MS = 5_000;
/** Limits the memory that a broken site can use: `build.json` has two short fields. */
const SITE_MAX_BYTES = 10_000;

export interface Hook {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** `{{revision}}` is replaced by the number, `{{trigger}}` by what made the call. */
  body: string;
  secret: string | undefined;
}

/** Proves to a host that a call is ours and new: signs time and body with the shared secret. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

const headersOf = ({ headers, secret }: Hook, body: string, now: number): Record<string, string> => ({
  'content-type': 'application/json',
  ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  ...(secret ? { 'sanabel-signature': signatureOf(secret, Math.floor(now / 1000), body) } : {}),
});

/** Asks the site's host to build a revision; returns the failure, or null when accepted. */
export const callHook = async (hook: Hook, revision: number, trigger: PublicationTrigger): Promise<NewFailure | null> => {
  const body = hook.body.replaceAll(REVISION_PLACEHOLDER, String(revision)).replaceAll(TRIGGER_PLACEHOLDER, trigger);
  try {
    const response = await fetch(hook.url, {
      method: 'POST',
      headers: headersOf(hook, body, Date.now()),
      body,
      signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
      redirect: 'error',
    });
    await response.body?.cancel();
    return response.ok ? null : { cause: 'refused', item: null, error: `the build hook answered ${response.status}` };
  } catch (error) {
    return { cause: 'unreachable', item: null, error: error instanceof Error ? error.message : 'the build hook failed' };
  }
};

const readText = async (response: Response): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > SITE_MAX_BYTES) throw new Error('too long');
  }
  return text;
};

/** Reads which revision the public site shows; null for any unusual answer. */
export const readLive = async (siteUrl: string): Promise<BuildInfo | null> => {
  try {
    const response = await fetch(new URL('/build.json', siteUrl), { signal: AbortSignal.timeout(SITE_TIMEOUT_MS), cache: 'no-store' });
    return buildInfo.safeParse(JSON.parse(await readText(response))).data ?? null;
  } catch {
    return null;
  }
};
