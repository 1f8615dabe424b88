import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Differences of a channel up to this are noise of the rasterizer. */
const NOISE = 8;

interface Difference {
  name: string;
  /** Share of the pixels that differ; 1 where sizes differ. */
  share: number;
  /** Left, top, right, bottom of the difference, in pixels. */
  box?: [number, number, number, number];
  sizes?: string;
}

const pixelsOf = async (path: string) =>
  sharp(await readFile(path))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

const compare = async (name: string, before: string, after: string): Promise<Difference | undefined> => {
  const [one, other] = await Promise.all([pixelsOf(join(before, name)), pixelsOf(join(after, name))]);
  const { width, height, channels } = one.info;
  if (other.info.width !== width || other.info.height !== height)
    return { name, share: 1, sizes: `${width}×${height} → ${other.info.width}×${other.info.height}` };
  const box: [number, number, number, number] = [width, height, 0, 0];
  let differing = 0;
  for (let at = 0; at < one.data.length; at += channels) {
    let most = 0;
    for (let c = 0; c < channels; c++) most = Math.max(most, Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0)));
    if (most <= NOISE) continue;
    differing += 1;
    const x = (at / channels) % width;
    const y = Math.floor(at / channels / width);
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return differing === 0 ? undefined : { name, share: differing / (width * height), box };
};

/** Compares the pictures of `after` with those of the same names in `before`; a part of all has no picture "missing" in it. */
export const compareFolders = async (
  before: string,
  after: string,
  isPart: boolean,
): Promise<{ compared: number; differences: Difference[]; missing: string[] }> => {
  const [old, current] = await Promise.all([readdir(before), readdir(after)]);
  const both = current.filter((name) => old.includes(name));
  const differences: Difference[] = [];
  for (const name of both) {
    const difference = await compare(name, before, after);
    if (difference) differences.push(difference);
  }
  const missing = [...(isPart ? [] : old.filter((name) => !current.includes(name))), ...current.filter((name) => !old.includes(name))];
  return { compared: both.length, differences, missing };
};
