/**
 * Matches a lease that another process may take: none, an ended one, or one from before the clock was set back. That one must exceed twice
 * the length, because two processes that ask at once have read their clocks a moment apart.
 */
export const isFreeLease = (now: number, lengthMs: number) => ({
  $or: [
    { leasedUntil: { $null: true } },
    { leasedUntil: { $lt: new Date(now).toISOString() } },
    { leasedUntil: { $gt: new Date(now + 2 * lengthMs).toISOString() } },
  ],
});
