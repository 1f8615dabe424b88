import { createHash, randomBytes } from 'node:crypto';
import {
  type Locale,
  type PagedName,
  PREVIEW_BYTES_MAX,
  PREVIEW_LINK_HOURS,
  PREVIEW_LINKS_MAX,
  type PreviewLinkLine,
} from '@sanabel/contract';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { deleteOver } from '../../retention/lifetimes.ts';
import { namesOf } from '../auth/accounts.ts';
import type { SignedIn } from '../auth/sessions.ts';

interface PreviewRow extends Stored {
  digest: string;
  adminId: string;
  list: PagedName;
  /** JSON: the pages by language. */
  pages: string;
  isLink: boolean;
  opens: number;
  expiresAt: string;
  /** Null in older rows, for a day after the upgrade. */
  itemId: string | null;
  tab: string | null;
  title: string | null;
  arabicTitle: string | null;
  media: string | null;
  bytes: number | null;
}

export type Pages = Partial<Record<Locale, string>>;

/** 128 bits cannot be guessed. */
const TOKEN_BYTES = 16;
const HOUR_MS = 3_600_000;
/** Life of a preview in the panel, which is renewed with every pause in typing. */
const OWN_MS = HOUR_MS;
/** Previews in the panel per admin: more forms than a person has open. */
const OWN_MAX = 12;

const previews = () => table<PreviewRow>('api::preview.preview');
const digestOf = (token: string): string => createHash('sha256').update(`preview ${token}`).digest('base64url');
const isoIn = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
const isOpen = () => ({ expiresAt: { $gt: new Date().toISOString() } });
const notFound = (): never => {
  throw new ApiError('NOT_FOUND');
};

/** Address of a file on this server. Addresses on other hosts, such as a bucket, must not get the secret. */
const OWN_MEDIUM = /(?<![\w.:-])\/uploads\/([\w.-]+)/g;

export interface NewPreview extends Pick<PreviewRow, 'adminId' | 'list' | 'isLink'> {
  pages: Pages;
  itemId?: string | undefined;
  tab?: string | undefined;
  title: string;
  arabicTitle: string;
}

interface SavedPreview {
  id: string;
  token: string;
  expiresAt: string;
}

const remove = async (rows: readonly Stored[]): Promise<void> => {
  if (rows.length > 0) await previews().deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
};

/** Deletes an admin's oldest panel previews. A shared link never ends for another. */
const makeRoom = async ({ adminId, isLink, tab }: NewPreview, bytes: number): Promise<void> => {
  await deleteOver('api::preview.preview');
  if (!isLink && tab) await previews().deleteMany({ where: { adminId, isLink: false, tab } });
  const rows = await previews().findMany({ where: { adminId }, orderBy: [{ id: 'desc' }] });
  const [links, own] = [rows.filter((row) => row.isLink), rows.filter((row) => !row.isLink)];
  const sum = (some: readonly PreviewRow[]): number => some.reduce((total, row) => total + (row.bytes ?? row.pages.length), 0);
  const free = PREVIEW_BYTES_MAX - sum(links) - bytes;
  if ((isLink && links.length >= PREVIEW_LINKS_MAX) || free < 0) throw new ApiError('PREVIEW_LINKS_FULL');
  const retained = own.slice(0, OWN_MAX - 1);
  while (sum(retained) > free) retained.pop();
  await remove(own.slice(retained.length));
};

/** Throws PREVIEW_LINKS_FULL when an admin's links leave no room. */
export const savePreview = ({ pages, itemId = '', tab = '', ...preview }: NewPreview): Promise<SavedPreview> =>
  withLock(`previews:${preview.adminId}`, async () => {
    const text = JSON.stringify(pages);
    const bytes = Buffer.byteLength(text);
    await makeRoom({ pages, tab, ...preview }, bytes);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = isoIn(preview.isLink ? PREVIEW_LINK_HOURS * HOUR_MS : OWN_MS);
    const names = new Set(Object.values(pages).flatMap((page) => [...page.matchAll(OWN_MEDIUM)].map(([, name = '']) => name)));
    const more = { itemId, tab, media: [...names].join(' '), pages: text, bytes, opens: 0, expiresAt };
    const { documentId } = await previews().create({ data: { digest: digestOf(token), ...preview, ...more } });
    return { id: documentId, token, expiresAt };
  });

/** Adds the preview's secret to its files, which only a draft shows: it opens them while it opens the preview. */
const withOpenMedia = (page: string, token: string): string => page.replaceAll(OWN_MEDIUM, (address) => `${address}?preview=${token}`);

/** Null for an unknown, ended or revoked address. Counts how often a link is opened. */
export const openPreview = async (token: string, locale: Locale): Promise<{ page: string; isLink: boolean } | null> => {
  const row = await previews().findOne({ where: { digest: digestOf(token), ...isOpen() } });
  if (!row) return null;
  const pages = JSON.parse(row.pages) as Pages;
  const page = pages[locale] ?? Object.values(pages)[0] ?? notFound();
  // One statement, so that simultaneous openings both count.
  if (row.isLink) await strapi.db.getConnection('previews').where({ id: row.id }).increment('opens', 1);
  return { page: withOpenMedia(page, token), isLink: row.isLink };
};

export const showsMedium = async (token: string, name: string): Promise<boolean> => {
  const row = await previews().findOne({ where: { digest: digestOf(token), ...isOpen() } });
  return row !== null && (row.media ?? row.pages).split(row.media === null ? /[/"\s?,]+/ : ' ').includes(name);
};

const findLink = async (id: string, by: SignedIn): Promise<PreviewRow> => {
  const whose = by.account.adminRole === 'owner' ? {} : { adminId: by.id };
  return (await previews().findOne({ where: { documentId: id, isLink: true, ...whose, ...isOpen() } })) ?? notFound();
};

/** Reads one's own link; an owner reads any. */
export const readLink = async (id: string, by: SignedIn): Promise<Pick<PreviewRow, 'opens' | 'expiresAt'>> => findLink(id, by);

/** Revokes one's own link at once; an owner revokes any. */
export const revokeLink = async (id: string, by: SignedIn): Promise<void> => remove([await findLink(id, by)]);

export const listLinks = async (): Promise<PreviewLinkLine[]> => {
  const rows = await previews().findMany({ where: { isLink: true, ...isOpen() }, orderBy: [{ id: 'desc' }] });
  const names = await namesOf(rows.map(({ adminId }) => adminId));
  return rows.map(({ documentId, adminId, list, title, arabicTitle, createdAt, expiresAt, opens }) => ({
    ...{ id: documentId, adminName: names.get(adminId) ?? '', list, title: title ?? '', arabicTitle: arabicTitle ?? '', opens },
    ...{ createdAt: new Date(createdAt).toISOString(), expiresAt: new Date(expiresAt).toISOString() },
  }));
};
