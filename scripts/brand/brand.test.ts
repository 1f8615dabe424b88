import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { brandFiles } from './make.ts';

const files = [...(await brandFiles())];
const pixels = (image: Buffer): Promise<Buffer> => sharp(image).raw().toBuffer();

describe('the files made from the settings and the logo', () => {
  it.each(files)('%s is as `npm run build -- brand` makes it', async (path, content) => {
    const saved = readFileSync(inRoot(path));
    if (typeof content === 'string') expect(saved.toString()).toBe(content);
    else expect((await pixels(saved)).equals(await pixels(content))).toBe(true);
  });
});
