import * as z from 'zod';
import type { FilePart } from './entities/entity.ts';
import { ENTITIES, TRASH_KINDS, type TrashKind } from './entities/index.ts';
import { pictureInput, pictureShown } from './entities/picture.ts';
import { flag } from './entities/timing.ts';
import { wholeNumber } from './fields.ts';
import { VIDEO_DURATION_MAX_SECONDS } from './limits.ts';
import { GALLERY_VIDEO, MEDIUM_KINDS, type MediaRule, type MediumKind, OTHER_IMAGE, VOICE } from './media-rules.ts';
import { choice, id } from './text.ts';

/** Refers to an existing medium in a form's file part. An upload's id is longer. */
export const mediumId = z.string().regex(/^[a-z0-9]{24}$/, 'invalid_id');

export const MEDIUM_HOLDERS = ['item', 'bin', 'change', 'version'] as const;
export type MediumHolder = (typeof MEDIUM_HOLDERS)[number];

/** `attribute` tells two media of one item apart. */
const mediumUse = z.strictObject({
  by: choice(MEDIUM_HOLDERS),
  list: z.enum(TRASH_KINDS),
  id: z.string(),
  attribute: z.string(),
  title: z.string(),
  arabicTitle: z.string(),
});

const count = z.number().int().nonnegative();

/** Admins' pictures are not included. */
export const libraryMedium = z.strictObject({
  id,
  kind: choice(MEDIUM_KINDS),
  url: z.string(),
  /** The picture itself or a film's poster; empty where there is none. */
  picture: z.string(),
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  seconds: z.number().int().positive().nullable(),
  /** Size of the uploaded file; of old media, the largest rendition. */
  bytes: z.number().int().positive(),
  /** Type of the uploaded file; empty for old media. */
  mime: z.string(),
  ...pictureShown,
  createdAt: z.iso.datetime(),
  /** Shortened in lists, complete for a single medium. */
  uses: z.array(mediumUse),
  useCounts: z.record(z.enum(MEDIUM_HOLDERS), count),
  /** When it is deleted unless something uses it; null while it is used. */
  endsAt: z.iso.datetime().nullable(),
});

export const libraryCounts = z.strictObject({
  ...(Object.fromEntries(MEDIUM_KINDS.map((kind) => [kind, count])) as Record<MediumKind, typeof count>),
  unused: count,
  noAlt: count,
});

/** `fillsItems` also fills items that use the medium and have no texts. */
export const libraryPatch = z.strictObject({ ...pictureInput, fillsItems: flag.optional() });

export const libraryInput = z.strictObject(pictureInput);

/** `showsOther` clears focus and alternative texts: the new file shows something else. `duration` is in seconds, for films. */
export const replacementInput = z.strictObject({
  showsOther: flag.optional(),
  duration: wholeNumber(1, VIDEO_DURATION_MAX_SECONDS).optional(),
});

/** The widest rule of each kind, since an unused file may later go into any field. */
export const LIBRARY_RULES: Readonly<Record<MediumKind, MediaRule>> = { picture: OTHER_IMAGE, video: GALLERY_VIDEO, voice: VOICE };
const RULES = Object.values(LIBRARY_RULES);

/** Any kind of file; its rule is applied once the kind is known. */
export const LIBRARY_FILE = {
  field: 'file',
  attribute: 'url',
  isRequired: true,
  rule: {
    kind: 'video',
    maxBytes: Math.max(...RULES.map(({ maxBytes }) => maxBytes)),
    mimes: RULES.flatMap(({ mimes }) => mimes),
  },
} as const satisfies FilePart;

type FileAttribute = Pick<z.infer<typeof mediumUse>, 'list' | 'attribute'>;

const rulesAt = (kind: MediumKind, { list, attribute }: FileAttribute): MediaRule[] =>
  (ENTITIES[list].files as readonly FilePart[])
    .filter((part) => part.attribute === attribute && part.rule.kind === LIBRARY_RULES[kind].kind)
    .map(({ rule }) => rule);

/** A replacement has to satisfy the rules of every field that uses the medium. */
export const replacementRule = (kind: MediumKind, attributes: readonly FileAttribute[]): MediaRule => {
  const rules = [LIBRARY_RULES[kind], ...attributes.flatMap((attribute) => rulesAt(kind, attribute))];
  return {
    kind: LIBRARY_RULES[kind].kind,
    maxBytes: Math.min(...rules.map(({ maxBytes }) => maxBytes)),
    mimes: LIBRARY_RULES[kind].mimes.filter((mime) => rules.every(({ mimes }) => mimes.includes(mime))),
  };
};

/** Logos and backgrounds are decoration. */
export const LISTS_WITH_ALT: readonly TrashKind[] = TRASH_KINDS.filter((name) => 'pictureAlt' in ENTITIES[name].item.shape);

export type MediumUse = z.infer<typeof mediumUse>;
export type LibraryMedium = z.infer<typeof libraryMedium>;
export type LibraryCounts = z.infer<typeof libraryCounts>;
export type LibraryPatch = z.infer<typeof libraryPatch>;
