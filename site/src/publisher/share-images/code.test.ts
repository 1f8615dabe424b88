import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codeSvg } from './code.ts';

it('the code of a page has exactly the dark modules of its address', async () => {
  const address = 'https://club.example/services/crop/abcdefghijklmnopqrstuvwx';
  const pixels = await sharp(Buffer.from(codeSvg(address)))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer();
  const { data } = encode(address, { ecc: 'M', border: 0 });
  expect([...pixels].map((grey) => grey < 128)).toEqual(data.flat());
});
