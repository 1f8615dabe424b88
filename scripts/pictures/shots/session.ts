import { ITEM_KINDS, type SignedIn } from '@sanabel/contract';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { type Credentials, openSession } from '../../seed/sign-in.ts';

/** A session of staff, and the first item of each list by the list's name. */
export interface Session extends Pick<SignedIn, 'token' | 'admin'> {
  ids: Record<string, string>;
}

const LISTS = {
  crops: 'crops',
  articles: 'articles',
  gallery: 'gallery',
  admins: 'admins',
  jobs: 'job-requests',
  ...Object.fromEntries(ITEM_KINDS.map((name) => [name, name])),
  library: 'library',
  glossary: 'glossary',
};
const item = z.object({ id: z.string() });
/** Some lists come a page at a time, with their total. */
const items = z.union([z.array(item), z.object({ items: z.array(item) }).transform(({ items }) => items)]);

export const openShotSession = async (cmsUrl: string, inboxUrl: string, credentials: Credentials): Promise<Session> => {
  const { token, admin } = await openSession(createApi(cmsUrl), inboxUrl, credentials);
  const api = createApi(cmsUrl, token);
  const ids: Record<string, string> = {};
  for (const [name, path] of Object.entries(LISTS)) ids[name] = items.parse(await api.get(`/${path}`))[0]?.id ?? 'none';
  return { token, admin, ids };
};
