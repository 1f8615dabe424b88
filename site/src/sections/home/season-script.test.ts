import { expect, it } from 'vitest';
import { pack } from './packed.ts';
import { SEASON_SCRIPT } from './season-script.ts';

const shownIn = (half: number, rows: string): string[] => {
  const cardOf = (markup: string) => ({ nodeType: 1, markup });
  const list = {
    children: ['<li>wheat</li>', '<li>barley</li>'].map(cardOf),
    replaceChildren: (...cards: { nodeType: number; markup: string }[]) => {
      list.children = cards;
    },
  };
  const textContent = JSON.stringify(pack(['<li>rice</li>', '<li>cotton</li>', '<li><b>dates</b></li>']));
  const packed = { dataset: { rows }, textContent, previousElementSibling: list };
  const document = {
    currentScript: { previousElementSibling: packed },
    documentElement: { dataset: { half: String(half) } },
    createElement: () => ({
      innerHTML: '',
      get content() {
        return { firstElementChild: cardOf(this.innerHTML) };
      },
    }),
  };
  new Function('document', SEASON_SCRIPT)(document);
  return list.children.map(({ markup }) => markup.replaceAll(/<[^>]*>/g, ''));
};

it('the cards of the month are shown, in its order, in both its halves', () => {
  const rows = '0,1 2,0 3,4';
  expect([0, 1, 2, 3, 4, 5].map((half) => shownIn(half, rows))).toEqual([
    ['wheat', 'barley'],
    ['wheat', 'barley'],
    ['rice', 'wheat'],
    ['rice', 'wheat'],
    ['cotton', 'dates'],
    ['cotton', 'dates'],
  ]);
});

it('a club without crops shows what is there', () => {
  expect(shownIn(3, '')).toEqual(['wheat', 'barley']);
});
