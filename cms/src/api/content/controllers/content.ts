import { createHash } from 'node:crypto';
import { type Content, ENTITIES, mediaOf, ORDERED_NAMES, type OrderedName, SECTIONS } from '@sanabel/contract';
import type { Context } from 'koa';
import { settings } from '../../../../config/sanabel.ts';
import { readState } from '../../../changes/publication-state.ts';
import { collectionOf } from '../../../collection/collection.ts';
import { allItems } from '../../../collection/read.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import { media } from '../../../media/record.ts';
import { hasMachineToken } from '../../auth/sessions.ts';
import { selectedEntries } from '../../background/backgrounds.ts';
import { readContact } from '../../contact/contact.ts';

const DIGEST_LENGTH = 16;
const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGEST_LENGTH);

type Lists = Pick<Content, OrderedName>;
type Items = Lists & Pick<Content, 'contact' | 'backgrounds'>;

const readLists = async (): Promise<Lists> => {
  const lists: Partial<Record<OrderedName, unknown[]>> = {};
  for (const name of ORDERED_NAMES) lists[name] = await allItems<unknown>(collectionOf(name));
  return lists as Lists;
};

const digestsOf = ({ contact, backgrounds, ...lists }: Items): Record<string, string> => ({
  ...Object.fromEntries(ORDERED_NAMES.flatMap((name) => lists[name].map((item) => [`${name}/${item.id}`, digestOf(item)]))),
  ...Object.fromEntries(backgrounds.map((entry) => [`backgrounds/${entry.section}`, digestOf(entry)])),
  contact: digestOf(contact),
});

/** The addresses of the media that the content shows. */
const addressesOf = (items: Items): Set<string> => {
  const shown = [...ORDERED_NAMES, 'backgrounds' as const].flatMap((name) => items[name].flatMap((item) => mediaOf(ENTITIES[name], item)));
  return new Set(shown.map(([, url]) => url).filter(Boolean));
};

/** Everything public in one consistent read: one moment, so that the revision is that of every item (api.md, GET /content). */
const readContent = (): Promise<Content> =>
  inSnapshot(async () => {
    const items: Items = { contact: await readContact(), ...(await readLists()), backgrounds: await selectedEntries(SECTIONS) };
    const shown = addressesOf(items);
    const stored = await media().findMany({});
    return {
      revision: (await readState()).revision,
      ...items,
      media: Object.fromEntries(stored.filter(({ url }) => shown.has(url)).map(({ url, medium }) => [url, medium])),
      digests: digestsOf(items),
    };
  });

export default {
  /** Everything public in one read, for the site's build alone. */
  async read(ctx: Context) {
    if (!hasMachineToken(ctx, settings.CONTENT_TOKEN)) throw new ApiError('UNAUTHORIZED');
    ctx.body = await readContent();
  },
};
