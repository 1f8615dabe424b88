import * as z from 'zod';
import { sectionEntry } from './entities/background.ts';
import { type Contact, contact } from './entities/contact.ts';
import { ENTITIES, mapLists, type OrderedName, PAGED_NAMES, type PagedName } from './entities/index.ts';
import { PUBLICATION_TRIGGERS } from './enumerations.ts';
import { VOICE_WAVE_PATTERN } from './voice-tag.ts';

/** `url` is relative to the server, or absolute where a cloud storage serves it. */
const rendition = z.strictObject({
  url: z.string(),
  format: z.enum(['avif', 'webp']),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
});

/** A picture as encoded at upload: its renditions by rising width, and a colour to show while it loads. */
export const picture = z.strictObject({
  kind: z.literal('picture'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  renditions: z.array(rendition).min(2),
});
export const video = z.strictObject({
  kind: z.literal('video'),
  url: z.string(),
  mime: z.string(),
  bytes: z.number().int().positive(),
  /** Length from the file; missing in older films and where the file has none. */
  seconds: z.number().int().positive().optional(),
});
export const voice = z.strictObject({
  kind: z.literal('voice'),
  url: z.string(),
  bytes: z.number().int().positive(),
  seconds: z.number().int().positive(),
  wave: z.string().regex(new RegExp(`^${VOICE_WAVE_PATTERN}$`)),
});
export const medium = z.discriminatedUnion('kind', [picture, video, voice]);

const lists = mapLists((name) => z.array(ENTITIES[name].item)) as unknown as {
  [Name in OrderedName]: z.ZodArray<(typeof ENTITIES)[Name]['item']>;
};

const revision = z.number().int().nonnegative();
const digests = z.record(z.string(), z.string());
/** Computed by `checksumOf`. */
const checksum = z.string().regex(/^[0-9a-f]{16}$/);

/** All public content in one consistent read. `media` is keyed by the URL in items, `digests` by `kind/id`. */
export const content = z.strictObject({
  revision,
  contact,
  ...lists,
  backgrounds: z.array(sectionEntry),
  media: z.record(z.string(), medium),
  digests,
  checksum,
});

const partial = <Lists extends Readonly<Record<OrderedName, z.ZodType>>>(shape: Lists) => z.strictObject(shape).partial();

/** Changes since an earlier read (GET /content?since=), in one consistent read. */
export const contentChanges = z.strictObject({
  since: revision,
  revision,
  /** Sent whole when any of it has changed; the same for backgrounds. */
  contact: contact.optional(),
  backgrounds: z.array(sectionEntry).optional(),
  items: partial(lists),
  /** Items that are not public any more, as `crops/<id>`. A reader may never have had them. */
  removed: z.array(z.string()),
  /** All ids in the site's order, for lists whose order or membership may have changed. */
  order: partial(mapLists(() => z.array(z.string()))),
  /** Only media and digests of the records in this answer. */
  media: z.record(z.string(), medium),
  digests,
  /** Lets a reader verify its own copy. */
  checksum,
});

/** Published as `/build.json`. */
export const buildInfo = z.strictObject({
  revision: z.number().int().nonnegative(),
  builtAt: z.iso.datetime(),
  /** The site is pinned to this release after a rollback: nothing is published until an editor asks for it. */
  isHeld: z.literal(true).optional(),
});

export const rebuildRequest = z.strictObject({
  revision: z.number().int().nonnegative(),
  /** `button` also ends a pin to an older release. */
  trigger: z.enum(PUBLICATION_TRIGGERS).optional(),
});

/** Asks the renderer for a page with one item replaced by this unsaved or unpublished one. The answer is for staff only. */
export const previewRequest = z.discriminatedUnion(
  'list',
  PAGED_NAMES.map((name) =>
    z.strictObject({
      list: z.literal(name),
      item: ENTITIES[name].item,
      media: z.record(z.string(), medium),
      address: z.string().startsWith('/'),
    }),
  ) as unknown as [z.ZodObject<{ list: z.ZodLiteral<PagedName> }>],
);

interface Previewed {
  media: Content['media'];
  address: string;
}
export type PreviewRequest = Previewed & ({ list: OrderedName; item: Content[OrderedName][number] } | { list: 'media'; item: Contact });

export type Rendition = z.infer<typeof rendition>;
export type Picture = z.infer<typeof picture>;
export type Voice = z.infer<typeof voice>;
export type Medium = z.infer<typeof medium>;
export type Content = z.infer<typeof content>;
export type ContentChanges = z.infer<typeof contentChanges>;
export type BuildInfo = z.infer<typeof buildInfo>;
