import { expect, it } from 'vitest';
import { pack } from './packed.ts';

const card = (id: string, name: string, months: number): string =>
  `<li data-id="${id}"><img src="/media/${id}0-640.webp" srcset="/media/${id}0-320.avif 320w"><h3>${name}</h3><p>${months} months</p><a href="/services/crop/${id}">More<span>: ${name}</span></a></li>`;

it('what cards share is written once, and a value that is in several parts of them too', () => {
  const { shapes, cards } = pack([card('a1', 'Wheat', 6), card('b2', 'Rice', 5)]);
  expect(cards).toEqual([
    ['a1', '/media/a10-640.webp', '/media/a10', 'Wheat', '6 months'],
    ['b2', '/media/b20-640.webp', '/media/b20', 'Rice', '5 months'],
  ]);
  expect(shapes).toEqual([
    '<li data-id="0.70700"><img src="0.70701" srcset="0.70702-320.avif 320w"><h3>0.70703</h3><p>0.70704</p><a href="/services/crop/0.70700">More<span>: 0.70703</span></a></li>',
  ]);
});

it('a card of another shape stays whole', () => {
  const other = '<li data-id="c3"><h3><bdi lang="en">Dates</bdi></h3></li>';
  const { shapes, cards } = pack([card('a1', 'Wheat', 6), other, card('b2', 'Rice', 5)]);
  expect([cards[1], shapes[1]]).toEqual([1, other]);
});

it('one card, or none, is packed as well', () => {
  expect(pack([card('a1', 'Wheat', 6)])).toEqual({ shapes: [card('a1', 'Wheat', 6)], cards: [[]] });
  expect(pack([]).cards).toEqual([]);
});
