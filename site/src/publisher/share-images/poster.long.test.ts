import { join } from 'node:path';
import { FARMERS_YEAR } from '@sanabel/brand/calendar/halves';
import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { POSTER_SIZE, type Poster } from '../../content/drawing.ts';
import { drawImage } from './draw.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');
const fileOf = (name: string): string => join(PUBLIC, name);

const poster: Poster = {
  look: 'poster',
  locale: 'ar',
  label: 'حبوب · شتوي',
  title: 'القمح',
  line: '',
  text: '',
  dates: [{ stage: 'sow', label: 'الزراعة · الوجه البحري', text: 'النصف الثاني من نوفمبر' }],
  stages: FARMERS_YEAR.map((half) =>
    half === 21 ? 'sow' : half === 7 || half === 8 ? 'harvest' : half > 21 || half < 7 ? 'tend' : 'rest',
  ),
  steps: [{ lead: 'معدل التقاوي', text: '٦٠ كجم' }],
  picture: '',
  address: 'https://club.example/services/crop/abc',
  key: [{ stage: 'sow', text: 'زراعة' }],
  words: { note: 'راجع الصفحة', page: 'الصفحة كاملة' },
};

const isDrawn = async (bytes: Buffer, area: { left: number; top: number; width: number; height: number }): Promise<boolean> => {
  const { channels } = await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats();
  return channels.some(({ stdev }) => stdev > 8);
};

describe('a poster', () => {
  it('is an upright JPEG, the same each time, whatever the length of its texts', async () => {
    const longest = 'محصول طويل الاسم جدًّا '.repeat(12);
    const steps = [1, 2, 3].map(() => ({ lead: longest, text: longest.repeat(4) }));
    for (const drawing of [
      poster,
      { ...poster, locale: 'en' as const, title: longest, label: longest, line: longest, text: longest, dates: [], stages: [], steps },
    ]) {
      const bytes = await drawImage(drawing, { fileOf });
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1080, height: 1350 });
      expect(bytes.length).toBeLessThan(400_000);
      expect((await drawImage(drawing, { fileOf })).equals(bytes)).toBe(true);
    }
  });

  it('shows the year where dates are known, and its steps higher up where they are not', async () => {
    const year = { left: 64, top: 770, width: 952, height: 60 };
    expect(await isDrawn(await drawImage(poster, { fileOf }), year)).toBe(true);
    expect(await isDrawn(await drawImage({ ...poster, dates: [], stages: [], steps: [] }, { fileOf }), year)).toBe(false);
  });

  it('has a kernel of harvest before a harvest, where no sowing is known', async () => {
    const drawn = async (stage: 'sow' | 'harvest') => {
      const bytes = await drawImage({ ...poster, dates: [{ ...(poster.dates[0] as Poster['dates'][number]), stage }] }, { fileOf });
      const { channels } = await sharp(
        await sharp(bytes).extract({ left: 960, top: 200, width: 60, height: 400 }).png().toBuffer(),
      ).stats();
      return channels.map(({ mean }) => Math.round(mean));
    };
    expect(await drawn('harvest')).not.toEqual(await drawn('sow'));
  });

  it('keeps a long title with dates in several lines off the year', async () => {
    const long = 'محصول طويل الاسم جدًّا '.repeat(12);
    const dates = (['sow', 'harvest'] as const).map((stage) => ({
      stage,
      label: stage,
      text: 'من النصف الثاني من نوفمبر إلى النصف الأول من ديسمبر',
    }));
    const months = { count: 6, text: '٦ أشهر' };
    const above = { left: 64, top: 640, width: 952, height: 18 };
    expect(await isDrawn(await drawImage({ ...poster, months, title: long, dates }, { fileOf }), above)).toBe(false);
    expect(await isDrawn(await drawImage({ ...poster, months, dates }, { fileOf }), { ...above, top: 480, height: 100 })).toBe(true);
  });

  it.each([
    ['ar', 64],
    ['en', POSTER_SIZE.width - 64 - 136],
  ] as const)('has the code of its address for a camera, in %s', async (locale, left) => {
    const bytes = await drawImage({ ...poster, locale }, { fileOf });
    const { data, size } = encode(poster.address, { ecc: 'M', border: 0 });
    const area = { left: left + 10, top: POSTER_SIZE.height - 92 - 58, width: 116, height: 116 };
    const { data: pixels, info } = await sharp(bytes).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true });
    const isDark = (row: number, column: number): boolean => {
      const [y, x] = [row, column].map((at) => Math.floor(((at + 0.5) * info.width) / size));
      return (pixels[((y ?? 0) * info.width + (x ?? 0)) * info.channels] ?? 0) < 128;
    };
    expect(data.map((cells, row) => cells.map((_, column) => isDark(row, column)))).toEqual(data);
  });

  it('keeps its words off its foot', async () => {
    const text = 'جملة لا تنتهي '.repeat(200);
    const bytes = await drawImage({ ...poster, steps: [{ lead: 'خطوة', text }] }, { fileOf });
    expect(await isDrawn(bytes, { left: 520, top: 1325, width: 40, height: 20 })).toBe(
      await isDrawn(await drawImage(poster, { fileOf }), { left: 520, top: 1325, width: 40, height: 20 }),
    );
  });
});
