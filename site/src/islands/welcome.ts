/** Whether an effect may be fetched and played: neither less motion nor less data is asked for (decision L11). */
export const isMovementWelcome = (): boolean =>
  matchMedia('(prefers-reduced-motion: no-preference)').matches && navigator.connection?.saveData !== true;
