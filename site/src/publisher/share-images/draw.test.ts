import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ShareImage } from '../../content/drawing.ts';
import { drawImage } from './draw.ts';
import { type Style, setText, withoutEmoji } from './text.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');
const fileOf = (name: string): string => join(PUBLIC, name);
const STYLE: Style = { face: 'display', color: '#000000', sizes: [60], leading: 1, width: 900, height: 200 };
const widthOf = async (text: string): Promise<number> => (await setText(text, STYLE))?.width ?? 0;

const crop: ShareImage = {
  look: 'crop',
  locale: 'ar',
  title: 'القمح',
  line: 'سيد المحاصيل الشتوية',
  months: { count: 6, text: '٦ أشهر' },
  picture: '',
};
const IMAGES: readonly ShareImage[] = [
  crop,
  { look: 'article', locale: 'en', title: 'Yellow leaves & <spots>', line: 'Read them first', label: 'Guidance', picture: 'icon-512.png' },
  { look: 'page', locale: 'en', title: 'The exhibition', line: 'Photos', picture: 'art/scene-dusk.svg', isDark: true },
];

/** Measures the red at the centre of a crop card whose source is red on the left and blue on the right. */
const redOf = async (image: ShareImage): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'card-'));
  const half = { create: { width: 800, height: 630, channels: 3, background: '#ff0000' } } as const;
  const file = join(folder, image.picture);
  await sharp({ create: { ...half.create, width: 1600, background: '#0000ff' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toFile(file);
  const bytes = await drawImage(image, { fileOf: () => file });
  const [red = 0] = await sharp(bytes).extract({ left: 950, top: 200, width: 1, height: 1 }).raw().toBuffer();
  return red;
};

describe('a picture for sharing', () => {
  it('is a light JPEG of the size that messengers show, and the same each time', async () => {
    for (const image of IMAGES) {
      const bytes = await drawImage(image, { fileOf });
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(300_000);
      expect((await drawImage(image, { fileOf })).equals(bytes)).toBe(true);
    }
  });

  it('keeps the chosen point of its picture in sight', async () => {
    const red = await redOf({ ...crop, locale: 'en', picture: 'halves.png', focus: '0 50' });
    const blue = await redOf({ ...crop, locale: 'en', picture: 'halves.png', focus: '100 50' });
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('says another title', async () => {
    const [one, other] = await Promise.all([drawImage(crop, { fileOf }), drawImage({ ...crop, title: 'الشعير' }, { fileOf })]);
    expect(one.equals(other)).toBe(false);
  });

  it('joins Arabic letters, in the face of the titles', async () => {
    const apart = [...'سنبلة'].join('\u200c');
    expect(await widthOf('سنبلة')).toBeLessThan(await widthOf(apart));
    const inText = await setText('سنبلة', { ...STYLE, face: 'text' });
    expect(inText?.width).not.toBe(await widthOf('سنبلة'));
  });

  it('sets a long title smaller, so that it stays in its place', async () => {
    const style = { ...STYLE, sizes: [120, 80, 40], width: 400, height: 120 };
    const [short, long] = [await setText('قمح', style), await setText('كل ما يلزمك عن القمح في عام واحد', style)];
    expect(short?.height).toBeGreaterThan(60);
    expect(long?.height).toBeLessThanOrEqual(120);
    expect(long?.width).toBeLessThanOrEqual(400);
  });
});

describe('emoji', () => {
  it.each([
    ['قمح 🌾', 'قمح'],
    ['🌾', ''],
    ['👨‍👩‍👧‍👦 family day ☀️ at 5', 'family day at 5'],
    ['flag 🇪🇬, key 1️⃣, skin 👍🏽', 'flag , key , skin'],
    ['Sun ☀ and ✓, 12 #1 * ©', 'Sun and ✓, 12 #1 * ©'],
  ])('are left out of %j', (text, kept) => {
    expect(withoutEmoji(text)).toBe(kept);
  });
});
