import {
  LIBRARY_GRACE_DAYS,
  type LibraryMedium,
  MEDIUM_HOLDERS,
  MEDIUM_USES_SHOWN_MAX,
  type MediumHolder,
  type MediumUse,
} from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { type FoundUse, usesOf } from '../../collection/media-uses.ts';
import type { Trx } from '../../database/transaction.ts';
import type { MediumRow } from '../../media/record.ts';

const GRACE_MS = LIBRARY_GRACE_DAYS * DAY_MS;

/** Its own address, or the poster that an item has for the film. */
const pictureOf = ({ kind, url }: MediumRow, uses: readonly FoundUse[]): string => {
  if (kind === 'picture') return url;
  return kind === 'video' ? (uses.find(({ poster }) => poster !== '')?.poster ?? '') : '';
};

const shownUse = ({ url: _, poster: __, ...use }: FoundUse): MediumUse => use;

const countsOf = (uses: readonly FoundUse[]): Record<MediumHolder, number> =>
  Object.fromEntries(MEDIUM_HOLDERS.map((holder) => [holder, uses.filter(({ by }) => by === holder).length])) as Record<
    MediumHolder,
    number
  >;

const shownMedium = (row: MediumRow, uses: readonly FoundUse[], usesMax: number): LibraryMedium => {
  const { documentId, medium } = row;
  const since = row.unusedSince === null ? Date.now() : Date.parse(row.unusedSince);
  return {
    id: documentId,
    kind: row.kind,
    url: row.url,
    picture: pictureOf(row, uses),
    width: medium.kind === 'picture' ? medium.width : null,
    height: medium.kind === 'picture' ? medium.height : null,
    seconds: medium.kind === 'voice' ? medium.seconds : null,
    bytes: row.bytes,
    mime: row.mime ?? '',
    focus: row.focus ?? '',
    pictureAlt: row.pictureAlt ?? '',
    arabicPictureAlt: row.arabicPictureAlt ?? '',
    createdAt: new Date(row.createdAt).toISOString(),
    uses: uses.slice(0, usesMax).map(shownUse),
    useCounts: countsOf(uses),
    endsAt: uses.length > 0 ? null : new Date(since + GRACE_MS).toISOString(),
  };
};

export const shownMedia = async (trx: Trx, rows: readonly MediumRow[], usesMax = MEDIUM_USES_SHOWN_MAX): Promise<LibraryMedium[]> => {
  const uses = Map.groupBy(
    await usesOf(
      trx,
      rows.map(({ url }) => url),
    ),
    ({ url }) => url,
  );
  return rows.map((row) => shownMedium(row, uses.get(row.url) ?? [], usesMax));
};
