/** Takes the small size in `npm test`, and the full one in the suites of every night. */
export const sized = <Size>(small: Size, full: Size): Size =>
  process.env.TEST_LONG || process.env.TEST_POSTGRES === 'whole' ? full : small;
