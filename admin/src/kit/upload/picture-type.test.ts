import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureType } from './picture-type.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it.each([
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'image/jpeg'],
  ['\u00ff\u00d8\u00ff\u00db', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['GIF87a', 'image/gif'],
  ['RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'image/webp'],
  ['RIFF\u0001\u0002\u0003\u0004WAVEfmt ', null],
  ['II*\u0000', null],
  ['%PDF-1.7', null],
  ['\u0000\u0000\u0000\u0018ftypheic', 'image/heic'],
  ['\u0000\u0000\u0000\u0018ftypmif1', 'image/heic'],
  ['\u0000\u0000\u0000\u0018ftypmp42', null],
  ['a shopping list', null],
  ['PNG', null],
  ['\u00ff\u00d8', null],
  ['', null],
])('a file that begins with %j is of type %s', (text, type) => {
  expect(pictureType(bytes(text))).toBe(type);
});

it('no file of plain text is a picture', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.startsWith('GIF8') && !text.startsWith('RIFF')),
      (text) => pictureType(new TextEncoder().encode(text)) === null,
    ),
  );
});
