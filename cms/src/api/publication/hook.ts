import { type BuildInfo, buildInfo } from '@sanabel/contract';

export const HOOK_TIMEOUT_MS = 10_000;
const SITE_TIMEOUT_MS = 5_000;

/** Asks the host of the site to build this revision. Throws when the hook cannot be reached or refuses. */
export const callHook = async (url: string, revision: number): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ revision }),
    signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the build hook answered ${response.status}`);
};

/** Reads which revision the public site shows; null when it does not answer as it should. */
export const readLive = async (siteUrl: string): Promise<BuildInfo | null> => {
  try {
    const response = await fetch(new URL('/build.json', siteUrl), { signal: AbortSignal.timeout(SITE_TIMEOUT_MS), cache: 'no-store' });
    return buildInfo.safeParse(await response.json()).data ?? null;
  } catch {
    return null;
  }
};
