import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { codeOf } from './page-code.ts';

const ADDRESS = 'https://club.example/services/crop/abcdefghijklmnopqrstuvwx';

describe('the code of a page on paper', () => {
  it('has exactly the dark modules of the address', async () => {
    const { size, path } = codeOf(ADDRESS);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 -0.5 ${size} ${size}" shape-rendering="crispEdges"><rect y="-1" width="100%" height="110%" fill="#fff"/><path d="${path}" stroke="#000"/></svg>`;
    const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
    const { data } = encode(ADDRESS, { ecc: 'L', border: 0, boostEcc: false, maskPattern: 2 });
    expect([...pixels].map((grey) => grey < 128)).toEqual(data.flat());
  });
});
