/** Takes the small size in `npm test`, and the full one in the nightly suites. */
export const sized = <Size>(small: Size, full: Size): Size =>
  process.env.TEST_LONG || process.env.TEST_POSTGRES === 'whole' ? full : small;
