const MINUTE = 60;

/** Minutes and seconds of a recording, in Western digits in both languages (guide §3). */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;
