import { expect, it } from 'vitest';
import { pack } from './packed.ts';
import { SEASON_SCRIPT } from './season-script.ts';

interface Card {
  outerHTML: string;
}
const cardOf = (outerHTML: string): Card & { cloneNode(): Card } => ({ outerHTML, cloneNode: () => ({ outerHTML }) });

const shownIn = (half: number, rows: string): string[] => {
  const list: { children: Card[]; replaceChildren(...cards: Card[]): void } = {
    children: ['<li>wheat</li>', '<li>barley</li>'].map(cardOf),
    replaceChildren: (...cards) => {
      list.children = cards;
    },
  };
  const { shapes, cards } = pack(['<li>rice</li>', '<li>cotton</li>', '<li><b>dates</b></li>']);
  const template = { content: { children: shapes.map(cardOf) }, previousElementSibling: list };
  const packed = { dataset: { rows }, textContent: JSON.stringify(cards), previousElementSibling: template };
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
  return list.children.map(({ outerHTML }) => outerHTML.replaceAll(/<[^>]*>/g, ''));
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
