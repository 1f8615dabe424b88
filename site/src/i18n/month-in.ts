/** The number of the month, from 1, that it is now in a time zone: where the club is, wherever the phone says it is. */
export const monthIn = (timeZone: string): number => Number(new Intl.DateTimeFormat('en', { timeZone, month: 'numeric' }).format());
