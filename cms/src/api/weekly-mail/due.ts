import { clubWeeks, nextTime } from '../publication/club-time.ts';

/** Sunday, when the club's week begins, before its working day. */
const AT = { hour: 8, minute: 0 } as const;

const nextWeek = (now: number, zone: string): number => clubWeeks(now, 1, zone)[0]?.to ?? now;

/** Latest time of the weekly mail: Sunday at eight, in the club's time zone. */
export const lastWeekly = (now: number, zone: string): number => {
  const times = clubWeeks(now, 2, zone).map(({ from }) => nextTime(from, [AT], zone));
  return times.find((time) => time <= now) ?? now;
};

export const nextWeekly = (now: number, zone: string): number => {
  const ofThisWeek = nextTime(clubWeeks(now, 1, zone)[0]?.from ?? now, [AT], zone);
  return ofThisWeek > now ? ofThisWeek : nextTime(nextWeek(now, zone), [AT], zone);
};
