import { read } from './site-data.ts';
import { seasonStart } from './turn.ts';

/** The first day of the season, as a timestamp. */
export const seasonDay = (): number => read('first day of the season', ({ now = 0 }) => seasonStart(now));
