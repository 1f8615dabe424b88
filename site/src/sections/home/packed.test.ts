import { expect, it } from 'vitest';
import { pack } from './packed.ts';

const card = (id: string, name: string, months: number): string =>
  `<li data-id="${id}"><img src="/media/${id}0-640.webp" srcset="/media/${id}0-320.avif 320w"><h3>${name}</h3><p>${months} months</p><a href="/services/crop/${id}">${name}</a></li>`;

it('what cards share is written once, and a value that stands in several places too', () => {
  const [shape, ...rows] = pack([card('a1', 'Wheat', 6), card('b2', 'Rice', 5)]);
  expect(rows).toEqual([
    ['a1', 'a10', 'Wheat', '6 months'],
    ['b2', 'b20', 'Rice', '5 months'],
  ]);
  expect(shape.filter((part) => typeof part === 'number')).toEqual([0, 1, 1, 2, 3, 0, 2]);
});

it('a card of another shape stays whole', () => {
  const other = '<li data-id="c3"><h3><bdi lang="en">Dates</bdi></h3></li>';
  expect(pack([card('a1', 'Wheat', 6), other, card('b2', 'Rice', 5)])[2]).toBe(other);
});

it('one card, or none, is packed as well', () => {
  expect(pack([card('a1', 'Wheat', 6)])).toEqual([[card('a1', 'Wheat', 6)], []]);
  expect(pack([])).toEqual([[]]);
});
