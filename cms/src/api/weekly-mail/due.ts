import { clubWeeks, nextTime } from '../publication/club-time.ts';

/** With the club's week, which begins with Sunday, and before its working day. */
const AT = { hour: 8, minute: 0 } as const;

const nextWeek = (now: number, zone: string): number => clubWeeks(now, 1, zone)[0]?.to ?? now;

/** The last time for the weekly mail up to a moment: Sunday at eight, by the clock on the club's wall. */
export const lastWeekly = (now: number, zone: string): number => {
  const times = clubWeeks(now, 2, zone).map(({ from }) => nextTime(from, [AT], zone));
  return times.find((time) => time <= now) ?? now;
};

/** The next time for it. */
export const nextWeekly = (now: number, zone: string): number => {
  const ofThisWeek = nextTime(clubWeeks(now, 1, zone)[0]?.from ?? now, [AT], zone);
  return ofThisWeek > now ? ofThisWeek : nextTime(nextWeek(now, zone), [AT], zone);
};
