import { expect, it } from 'vitest';
import { SEASON_SCRIPT } from './season-script.ts';

const shownIn = (half: number, rows: string): string[] => {
  const list = {
    children: ['wheat', 'barley'],
    replaceChildren: (...cards: string[]) => {
      list.children = cards;
    },
  };
  const template = { dataset: { rows }, content: { children: ['rice', 'cotton'] }, previousElementSibling: list };
  const document = { currentScript: { previousElementSibling: template }, documentElement: { dataset: { half: String(half) } } };
  new Function('document', SEASON_SCRIPT)(document);
  return list.children;
};

it('the cards of the month are shown, in its order, in both its halves', () => {
  const rows = '0,1 2,0 3';
  expect([0, 1, 2, 3, 4, 5].map((half) => shownIn(half, rows))).toEqual([
    ['wheat', 'barley'],
    ['wheat', 'barley'],
    ['rice', 'wheat'],
    ['rice', 'wheat'],
    ['cotton'],
    ['cotton'],
  ]);
});

it('a club without crops shows what is there', () => {
  expect(shownIn(3, '')).toEqual(['wheat', 'barley']);
});
