/** Counts from 1, in the club's time zone instead of the phone's. */
export const monthIn = (timeZone: string): number => Number(new Intl.DateTimeFormat('en', { timeZone, month: 'numeric' }).format());
