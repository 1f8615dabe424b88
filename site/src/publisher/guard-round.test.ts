import { expect, it } from 'vitest';
import { createGuardRound } from './guard-round.ts';

const PAGES = new Set(['/', '/about', '/contact']);
const checks = (round: ReturnType<typeof createGuardRound>, calls: number) =>
  Array.from({ length: calls }, () => round.next(PAGES)).filter((address) => address !== null);

it('checks every page once, then twenty times slower, and all soon after a repair', () => {
  const round = createGuardRound();
  expect(checks(round, 3)).toEqual(['/', '/about', '/contact']);
  expect(round.isCalm()).toBe(false);
  expect(checks(round, 57)).toEqual(['/', '/about', '/contact', '/']);
  expect(round.isCalm()).toBe(true);
  round.hurry();
  expect(checks(round, 3)).toEqual(['/about', '/contact', '/']);
  expect(round.isCalm()).toBe(false);
});

it('skips a page that is gone, and has nothing to check on an empty site', () => {
  const round = createGuardRound();
  round.next(PAGES);
  expect(round.next(new Set(['/contact']))).toBeNull();
  expect(createGuardRound().next(new Set())).toBeNull();
});
