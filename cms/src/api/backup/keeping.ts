import type { BackupGap, BackupSlot } from '@sanabel/contract';
import { clubDays, clubMonths, clubWeeks, type Span } from '../publication/club-time.ts';

export interface Archive {
  id: string;
  kind: string;
  /** In milliseconds. */
  at: number;
}

export interface Kept {
  days: number;
  weeks: number;
  months: number;
}

const inside = ({ from, to }: Span, { at }: Archive): boolean => from <= at && at < to;
const newest = (archives: readonly Archive[]): Archive | undefined => archives.toSorted((one, other) => other.at - one.at)[0];
const oldest = (archives: readonly Archive[]): Archive | undefined => archives.toSorted((one, other) => one.at - other.at)[0];

/**
 * The archives that stay at a moment: of each of the last days the newest of the clock and the newest that somebody asked for, of each of
 * the last weeks and months the first, which is the same one on every day. The newest of all stays whatever its age, and so does what a
 * clock that was put back has made in the future.
 */
export const keptOf = (archives: readonly Archive[], counts: Kept, now: number, zone: string): ReadonlySet<string> => {
  const kept = new Set(archives.filter(({ at }) => at > now).map(({ id }) => id));
  const keep = (archive: Archive | undefined): void => void (archive && kept.add(archive.id));
  keep(newest(archives));
  for (const span of clubDays(now, counts.days, zone))
    for (const kind of ['clock', 'hand']) keep(newest(archives.filter((archive) => archive.kind === kind && inside(span, archive))));
  for (const span of [...clubWeeks(now, counts.weeks, zone), ...clubMonths(now, counts.months, zone)])
    keep(oldest(archives.filter((archive) => inside(span, archive))));
  return kept;
};

/** The form of an archive's name, which tells when it was made, in UTC (scripts/backup/backup.ts). */
const NAME = /^sanabel-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar$/;

/**
 * The archives of a place that go, by their names alone: neither in the list of this house nor worth keeping by the same rule. A house that
 * has just been made anew knows none of its earlier archives, and must not take them for rubbish on the day when they are needed.
 */
export const expiredIn = (names: readonly string[], listed: ReadonlySet<string>, counts: Kept, now: number, zone: string): string[] => {
  // One of the list takes the place of an older one also before it lies here.
  const archives = [...new Set([...names, ...listed])].flatMap((id) => {
    const [, year, month, day, hour, minute, second] = NAME.exec(id) ?? [];
    return year ? [{ id, kind: 'clock', at: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }] : [];
  });
  const kept = keptOf(archives, counts, now, zone);
  return archives.flatMap(({ id }) => (listed.has(id) || kept.has(id) ? [] : [id]));
};

interface Past {
  archives: readonly Archive[];
  /** When something was tried and failed. */
  failedAt: readonly number[];
  /** When the next one comes; null where none does. */
  nextAt: number | null;
}

/** Whether each of these spans has an archive, and why not. */
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
