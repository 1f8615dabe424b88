import { createHash, randomBytes } from 'node:crypto';
import { type Locale, type PagedName, PREVIEW_LINK_HOURS } from '@sanabel/contract';
import { type Stored, table } from '../../database/table.ts';
import { ApiError } from '../../http/api-error.ts';

interface PreviewRow extends Stored {
  digest: string;
  adminId: string;
  list: string;
  /** JSON: the pages by language. */
  pages: string;
  isLink: boolean;
  opens: number;
  expiresAt: string;
}

export type Pages = Partial<Record<Locale, string>>;

/** 128 bits that nobody guesses. */
const TOKEN_BYTES = 16;
const HOUR_MS = 3_600_000;
/** Of a preview in the panel, which is made anew with every pause in typing. */
const OWN_MS = HOUR_MS;

const previews = () => table<PreviewRow>('api::preview.preview');
const digestOf = (token: string): string => createHash('sha256').update(`preview ${token}`).digest('base64url');
const isoIn = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
const notFound = (): never => {
  throw new ApiError('NOT_FOUND');
};

interface Kept {
  id: string;
  token: string;
  expiresAt: string;
}

/** Keeps pages under a new address. Of an admin's previews in the panel only the last is of use: the one before goes. */
export const keepPreview = async (adminId: string, list: PagedName, pages: Pages, isLink: boolean): Promise<Kept> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = isoIn(isLink ? PREVIEW_LINK_HOURS * HOUR_MS : OWN_MS);
  await previews().deleteMany({ where: { expiresAt: { $lt: new Date().toISOString() } } });
  if (!isLink) await previews().deleteMany({ where: { adminId, isLink: false } });
  const row = { digest: digestOf(token), adminId, list, pages: JSON.stringify(pages), isLink, opens: 0, expiresAt };
  const { documentId } = await previews().create({ data: row });
  return { id: documentId, token, expiresAt };
};

/** The page that an address shows; null for one that never was, has ended or was taken back. Opening a link counts. */
export const openPreview = async (token: string, locale: Locale): Promise<{ page: string; isLink: boolean } | null> => {
  const row = await previews().findOne({ where: { digest: digestOf(token), expiresAt: { $gt: new Date().toISOString() } } });
  if (!row) return null;
  const pages = JSON.parse(row.pages) as Pages;
  const page = pages[locale] ?? Object.values(pages)[0] ?? notFound();
  if (row.isLink) await previews().updateMany({ where: { id: row.id }, data: { opens: row.opens + 1 } });
  return { page, isLink: row.isLink };
};

const findLink = async (id: string): Promise<PreviewRow> =>
  (await previews().findOne({ where: { documentId: id, isLink: true, expiresAt: { $gt: new Date().toISOString() } } })) ?? notFound();

/** How a link stands. */
export const readLink = async (id: string): Promise<Pick<PreviewRow, 'opens' | 'expiresAt'>> => findLink(id);

/** Takes a link back, at once. */
export const revokeLink = async (id: string): Promise<void> => {
  const { id: row } = await findLink(id);
  await previews().deleteMany({ where: { id: row } });
};
