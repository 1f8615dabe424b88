import { COLORS } from '@sanabel/brand/club';
import { ENTITIES, type Entity, KINDS, type MediaRule, type Medium, mediaOf, type PagedName, type Picture } from '@sanabel/contract';
import * as z from 'zod';
import { collectionOf, untypedCollectionOf } from '../../collection/collection.ts';
import { findRow } from '../../collection/read.ts';
import { takeVersion } from '../../collection/versions/item-versions.ts';
import type { Body, UploadedFile } from '../../http/multipart.ts';
import { findMedium } from '../../media/choose.ts';
import { limitEncoding, shrinkApart } from '../../media/picture-worker.ts';
import { media } from '../../media/record.ts';
import { detectType } from '../../media/store.ts';
import { readContact } from '../contact/contact.ts';

type Values = Record<string, unknown>;

const NEW_ID = 'previewpreviewpreview';
/** Largest width of pictures on pages. They are embedded in the page. */
const WIDTH = 1280;
const SMALL = 640;
/** Placeholder for a missing text. */
const GAP = '…';

const unwrapped = (field: z.core.$ZodType): z.core.$ZodType => (field instanceof z.ZodOptional ? field.unwrap() : field);

/** Finds a placeholder that the page can show for a missing or invalid value. */
const placeholder = (field: z.core.$ZodType): unknown => {
  const inner = unwrapped(field);
  const candidates = ['', GAP, null, 1, ...(inner instanceof z.ZodEnum ? inner.options : [])];
  return candidates.find((candidate) => z.safeParse(field, candidate).success);
};

const fitted = (field: z.core.$ZodType, value: unknown): unknown => {
  const result = z.safeParse(field, value);
  return result.success ? result.data : placeholder(field);
};

/** Times that an item without any would have if it were published now. */
const timesOf = (list: PagedName, now: string): Values => {
  const { fields = {} }: Entity = ENTITIES[list];
  const dated = Object.entries(fields).filter(([, { type }]) => type === 'time' || type === 'date');
  return Object.fromEntries(dated.map(([name, { type }]) => [name, type === 'date' ? now.slice(0, 'YYYY-MM-DD'.length) : now]));
};

/** Pages for what is in force do not show what is still to come. */
const begin = (list: PagedName, given: Values, now: string): void => {
  const kind = KINDS[list];
  const validity = 'validity' in kind && kind.validity;
  if (validity && String(given[validity.from]) > now) given[validity.from] = now;
};

/** Embeds an uploaded picture without storing it. Throws 400 for a picture that no item would accept. */
const pictureOf = async (file: UploadedFile, rule: MediaRule, field: string): Promise<{ url: string; medium: Picture }> => {
  await detectType(file, rule, field);
  const [small, large] = (await shrinkApart({ content: file.content, widths: [SMALL, WIDTH] }, field)).map(({ data, width, height }) => {
    const url = `data:image/webp;base64,${Buffer.from(data).toString('base64')}`;
    return { url, format: 'webp' as const, width, height, bytes: data.length };
  });
  if (!small || !large) throw new Error('A picture came back in fewer sizes than were asked for.');
  const renditions = small.width === large.width ? [large, large] : [small, large];
  return {
    url: large.url,
    medium: { kind: 'picture', width: large.width, height: large.height, color: COLORS.light['green-200'], renditions },
  };
};

const chosen = async ({ mediumId }: UploadedFile): Promise<{ url: string; medium: Medium } | null> => findMedium(mediumId);

const storedRow = async (list: PagedName, itemId: string | undefined): Promise<object> => {
  if (ENTITIES[list].isSingle) return readContact();
  return itemId === undefined ? {} : findRow<unknown>(collectionOf(list), itemId);
};

/** Completes the form's item, with its media: typed values first, then stored ones or those of an earlier version, then placeholders. */
export const previewItem = async (list: PagedName, itemId: string | undefined, { values: sent, files }: Body, isInForce: boolean) => {
  const owner = untypedCollectionOf(list);
  const { version, values } = await takeVersion(owner, owner.isSingle ? '' : (itemId ?? ''), sent);
  const row = { ...(await storedRow(list, itemId)), ...version };
  const { item: schema, files: parts } = ENTITIES[list];
  const shown: Record<string, Medium> = {};
  const pictures: Values = {};
  for (const { field, attribute, rule } of parts) {
    const file = files[field];
    if (!file || rule.kind !== 'image') continue;
    const { url, medium } = (await chosen(file)) ?? (await limitEncoding(() => pictureOf(file, rule, field)));
    shown[url] = medium;
    pictures[attribute] = url;
  }
  const now = new Date().toISOString();
  const typed = Object.entries({ ...row, ...values }).filter(([, value]) => value !== '' && value !== null);
  const given: Values = {
    ...timesOf(list, now),
    ...Object.fromEntries(typed),
    ...pictures,
    id: itemId ?? NEW_ID,
    createdAt: now,
    updatedAt: now,
  };
  if (isInForce) begin(list, given, now);
  const item: Values & { id?: string } = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, fitted(field, given[name])]),
  );
  for (const [, url] of mediaOf(ENTITIES[list], item)) {
    const stored = shown[url] ? null : await media().findOne({ where: { url } });
    if (stored) shown[url] = stored.medium;
  }
  return { item, media: shown };
};
