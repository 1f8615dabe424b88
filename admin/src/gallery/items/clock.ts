const MINUTE = 60;
const HOUR = 3600;

const padded = (value: number): string => String(value).padStart(2, '0');

/** Seconds as a player shows them, `04:12` or `1:02:03`; in Western digits in both languages. */
export const clock = (seconds: number): string => {
  const minutes = `${padded(Math.floor((seconds % HOUR) / MINUTE))}:${padded(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${minutes}` : minutes;
};
