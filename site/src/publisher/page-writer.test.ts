import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEncoder } from './page-writer.ts';

const bytesOf = createEncoder();
const joined = (pieces: readonly (string | Uint8Array)[]): Buffer => Buffer.concat(pieces.map((piece) => Buffer.from(piece)));

it('makes of pieces the bytes that they have one after the other, texts as UTF-8', () => {
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('قمح', '<b>', '🌾'), fc.uint8Array());
  fc.assert(fc.property(fc.array(piece), (pieces) => bytesOf(pieces).equals(joined(pieces))));
});

it('keeps what it has when a page needs more memory than any before it', () => {
  const pieces = ['first', 'ق'.repeat(2_000_000), new Uint8Array(3_000_000).fill(7), 'last'];
  expect(bytesOf(pieces).equals(joined(pieces))).toBe(true);
  expect(bytesOf(['small']).toString()).toBe('small');
});
