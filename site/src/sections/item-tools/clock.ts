const MINUTE = 60;

/** Formats `m:ss` in Western digits in both languages (guide §3). */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;

export const secondsOf = (time: string): number => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * MINUTE + seconds;
};
