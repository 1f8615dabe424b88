import * as z from 'zod';
import { sectionEntry } from './entities/background.ts';
import { type Contact, contact } from './entities/contact.ts';
import { ENTITIES, ORDERED_NAMES, type OrderedName, PAGED_NAMES, type PagedName } from './entities/index.ts';
import { PUBLICATION_TRIGGERS } from './enumerations.ts';
import { VOICE_WAVE_PATTERN } from './voice-tag.ts';

/** One encoding of a picture in one size. `url` is server-relative, or absolute where a cloud storage serves it. */
const rendition = z.strictObject({
  url: z.string(),
  format: z.enum(['avif', 'webp']),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
});

/** A picture as it was re-made at upload: its renditions by rising width, and a colour to stand in while it loads. */
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
  /** The length that the file says; films that were kept before it was read, and those that do not say it, have none. */
  seconds: z.number().int().positive().optional(),
});
/** A recording, with its length, which its frames say, and its wave. */
export const voice = z.strictObject({
  kind: z.literal('voice'),
  url: z.string(),
  bytes: z.number().int().positive(),
  seconds: z.number().int().positive(),
  wave: z.string().regex(new RegExp(`^${VOICE_WAVE_PATTERN}$`)),
});
export const medium = z.discriminatedUnion('kind', [picture, video, voice]);

const mapLists = <T>(make: (name: OrderedName) => T) =>
  Object.fromEntries(ORDERED_NAMES.map((name) => [name, make(name)])) as Record<OrderedName, T>;

const lists = mapLists((name) => z.array(ENTITIES[name].item)) as unknown as {
  [Name in OrderedName]: z.ZodArray<(typeof ENTITIES)[Name]['item']>;
};

const revision = z.number().int().nonnegative();
const digests = z.record(z.string(), z.string());
/** Of the whole content: `checksumOf` in checksum.ts. */
const checksum = z.string().regex(/^[0-9a-f]{16}$/);

/**
 * Everything public, in one consistent read (GET /content). `media` is keyed by the url that items carry;
 * `digests` by `kind/id`, so that a build knows what changed.
 */
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

/** What differs from an earlier read (GET /content?since=), in one consistent read: `applyChanges` in apply-changes.ts brings that read forward. */
export const contentChanges = z.strictObject({
  since: revision,
  revision,
  /** Whole, where any of it changed; so are the backgrounds. */
  contact: contact.optional(),
  backgrounds: z.array(sectionEntry).optional(),
  /** New and changed items, whole, by list. */
  items: partial(lists),
  /** The items that visitors see no more, as `crops/<id>`. A reader may never have had them. */
  removed: z.array(z.string()),
  /** All ids in the site's order, of the lists whose order or membership may have changed. */
  order: partial(mapLists(() => z.array(z.string()))),
  /** The media that the records sent here name, and the digests of these records. */
  media: z.record(z.string(), medium),
  digests,
  /** Of the whole content at `revision`, so that the reader can tell that it has the same. */
  checksum,
});

/** The site's own facts at `/build.json`. */
export const buildInfo = z.strictObject({
  revision: z.number().int().nonnegative(),
  builtAt: z.iso.datetime(),
  /** Somebody went back to this release, and nothing is published until an editor asks for it. */
  isHeld: z.literal(true).optional(),
});

/** The body that the rebuild hook receives. */
export const rebuildRequest = z.strictObject({
  revision: z.number().int().nonnegative(),
  /** What made the call: a button also ends the stay on an older release. */
  trigger: z.enum(PUBLICATION_TRIGGERS).optional(),
});

/** Asks the renderer for a page as it would be with one item as it is given here: unsaved, or not public (never answered to strangers). */
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
  /** The page's address, language included. */
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
