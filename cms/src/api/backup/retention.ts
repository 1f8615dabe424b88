import type { BackupGap, BackupSlot } from '@sanabel/contract';
import { clubDays, clubMonths, clubWeeks, type Span } from '../publication/club-time.ts';

export interface Archive {
  id: string;
  kind: string;
  /** Milliseconds. */
  at: number;
}

export interface RetentionCounts {
  days: number;
  weeks: number;
  months: number;
}

const inside = ({ from, to }: Span, { at }: Archive): boolean => from <= at && at < to;
const newest = (archives: readonly Archive[]): Archive | undefined => archives.toSorted((one, other) => other.at - one.at)[0];
const oldest = (archives: readonly Archive[]): Archive | undefined => archives.toSorted((one, other) => one.at - other.at)[0];

/**
 * Returns the archives to keep: the newest scheduled and the newest manual one of each of the last days, and the first of each of the last
 * weeks and months, which stays the same every day. The newest of all always stays, and so does one dated in the future by a clock that was
 * set back.
 */
export const retainedOf = (archives: readonly Archive[], counts: RetentionCounts, now: number, zone: string): ReadonlySet<string> => {
  const retained = new Set(archives.filter(({ at }) => at > now).map(({ id }) => id));
  const keep = (archive: Archive | undefined): void => void (archive && retained.add(archive.id));
  keep(newest(archives));
  for (const span of clubDays(now, counts.days, zone))
    for (const kind of ['clock', 'hand']) keep(newest(archives.filter((archive) => archive.kind === kind && inside(span, archive))));
  for (const span of [...clubWeeks(now, counts.weeks, zone), ...clubMonths(now, counts.months, zone)])
    keep(oldest(archives.filter((archive) => inside(span, archive))));
  return retained;
};

/** Archive name with its UTC time (scripts/backup/backup.ts). */
const NAME = /^sanabel-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar$/;

/** Judges by name. A stack that was set up again knows none of its earlier archives and must not delete them when they are needed. */
export const expiredIn = (
  names: readonly string[],
  listed: ReadonlySet<string>,
  counts: RetentionCounts,
  now: number,
  zone: string,
): string[] => {
  // A listed archive replaces an older one even before it is stored here.
  const archives = [...new Set([...names, ...listed])].flatMap((id) => {
    const [, year, month, day, hour, minute, second] = NAME.exec(id) ?? [];
    return year ? [{ id, kind: 'clock', at: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }] : [];
  });
  const retained = retainedOf(archives, counts, now, zone);
  return archives.flatMap(({ id }) => (listed.has(id) || retained.has(id) ? [] : [id]));
};

interface Past {
  archives: readonly Archive[];
  failedAt: readonly number[];
  nextAt: number | null;
}

export const slotsOf = (spans: readonly Span[], { archives, failedAt, nextAt }: Past): BackupSlot[] => {
  const first = oldest(archives)?.at ?? Number.POSITIVE_INFINITY;
  const gapOf = (span: Span): BackupGap | null => {
    if (archives.some((archive) => inside(span, archive))) return null;
    if (failedAt.some((at) => span.from <= at && at < span.to)) return 'failed';
    if (nextAt !== null && nextAt < span.to) return 'coming';
    return span.to <= first ? 'early' : 'none';
  };
  return spans.map((span) => ({ from: new Date(span.from).toISOString(), gap: gapOf(span) }));
};
