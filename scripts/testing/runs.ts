/** How often a test tries something at random: a few times in `npm test`, many times with the long ones (`npm run test:long`). */
export const runs = (few: number, many: number): number => (process.env.TEST_LONG ? many : few);
