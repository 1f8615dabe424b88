import * as z from 'zod';
import type { FilePart } from './entities/entity.ts';
import { ENTITIES, TRASH_KINDS, type TrashKind } from './entities/index.ts';
import { pictureInput, pictureShown } from './entities/picture.ts';
import { flag } from './entities/timing.ts';
import { wholeNumber } from './fields.ts';
import { VIDEO_DURATION_MAX_SECONDS } from './limits.ts';
import { GALLERY_VIDEO, MEDIUM_KINDS, type MediaRule, type MediumKind, OTHER_IMAGE, VOICE } from './media-rules.ts';
import { choice, id } from './text.ts';

/** In a form it stands in the place of a file part, as text: a medium that is there already. An upload's id is longer. */
export const mediumId = z.string().regex(/^[a-z0-9]{24}$/, 'invalid_id');

/** Keepers of a medium: an item, an item in the bin, changes that wait for their time, or an earlier version of an item. */
export const MEDIUM_HOLDERS = ['item', 'bin', 'change', 'version'] as const;
export type MediumHolder = (typeof MEDIUM_HOLDERS)[number];

/** The attribute tells two media of one item apart. */
const mediumUse = z.strictObject({
  by: choice(MEDIUM_HOLDERS),
  list: z.enum(TRASH_KINDS),
  id: z.string(),
  attribute: z.string(),
  title: z.string(),
  arabicTitle: z.string(),
});

const count = z.number().int().nonnegative();

/** A picture, film or voice note of the content, once, however many items use it. Pictures of admins are none of them. */
export const libraryMedium = z.strictObject({
  id,
  kind: choice(MEDIUM_KINDS),
  /** As items carry it. */
  url: z.string(),
  /** The address of the picture to show it by: its own, or a film's poster; empty where there is none. */
  picture: z.string(),
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  seconds: z.number().int().positive().nullable(),
  /** Of the file that was uploaded; of an old one, of the largest that was made of it. */
  bytes: z.number().int().positive(),
  /** Of the file that was uploaded; empty where that was not kept. */
  mime: z.string(),
  ...pictureShown,
  createdAt: z.iso.datetime(),
  /** The first ones in a list, all of one medium. */
  uses: z.array(mediumUse),
  useCounts: z.record(z.enum(MEDIUM_HOLDERS), count),
  /** When it is deleted, unless something uses it before; null while something does. */
  endsAt: z.iso.datetime().nullable(),
});

/** How many there are by kind, how many nothing uses, and how many pictures have no alternative text where visitors would hear it. */
export const libraryCounts = z.strictObject({
  ...(Object.fromEntries(MEDIUM_KINDS.map((kind) => [kind, count])) as Record<MediumKind, typeof count>),
  unused: count,
  noAlt: count,
});

/** What is said of a medium for whoever uses it next. `fillsItems`: items that use it and say nothing of their own get it too. */
export const libraryPatch = z.strictObject({ ...pictureInput, fillsItems: flag.optional() });

/** A file for later; its words can come with it. */
export const libraryInput = z.strictObject(pictureInput);

/** `showsOther`: the new file shows something else, so points and alternative texts are emptied. `duration` is a film's, in seconds. */
export const replacementInput = z.strictObject({
  showsOther: flag.optional(),
  duration: wholeNumber(1, VIDEO_DURATION_MAX_SECONDS).optional(),
});

/** The widest rule of each kind: what no item uses may be anything that some field takes. */
export const LIBRARY_RULES: Readonly<Record<MediumKind, MediaRule>> = { picture: OTHER_IMAGE, video: GALLERY_VIDEO, voice: VOICE };
const RULES = Object.values(LIBRARY_RULES);

/** The file of a call of the library: of any kind, judged when it is known which. */
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

type Place = Pick<z.infer<typeof mediumUse>, 'list' | 'attribute'>;

const rulesAt = (kind: MediumKind, { list, attribute }: Place): MediaRule[] =>
  (ENTITIES[list].files as readonly FilePart[])
    .filter((part) => part.attribute === attribute && part.rule.kind === LIBRARY_RULES[kind].kind)
    .map(({ rule }) => rule);

/** What a file must be that takes a medium's place everywhere: right for each place that uses it. */
export const replacementRule = (kind: MediumKind, places: readonly Place[]): MediaRule => {
  const rules = [LIBRARY_RULES[kind], ...places.flatMap((place) => rulesAt(kind, place))];
  return {
    kind: LIBRARY_RULES[kind].kind,
    maxBytes: Math.min(...rules.map(({ maxBytes }) => maxBytes)),
    mimes: LIBRARY_RULES[kind].mimes.filter((mime) => rules.every(({ mimes }) => mimes.includes(mime))),
  };
};

/** The lists whose items have alternative texts: a logo or a background says nothing. */
export const LISTS_WITH_ALT: readonly TrashKind[] = TRASH_KINDS.filter((name) => 'pictureAlt' in ENTITIES[name].item.shape);

export type MediumUse = z.infer<typeof mediumUse>;
export type LibraryMedium = z.infer<typeof libraryMedium>;
export type LibraryCounts = z.infer<typeof libraryCounts>;
export type LibraryPatch = z.infer<typeof libraryPatch>;
