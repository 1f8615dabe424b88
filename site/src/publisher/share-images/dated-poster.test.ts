import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { DatedPoster } from '../../content/drawing.ts';
import { drawImage } from './draw.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');
const fileOf = (name: string): string => join(PUBLIC, name);
const LONGEST = 'word '.repeat(40).trim();

const poster: DatedPoster = {
  look: 'dated',
  locale: 'ar',
  level: 'تصرّف اليوم',
  tile: { fill: '#b23a22', ink: '#fff', word: '#97301d' },
  sign: 'M4 12h16',
  label: 'تنبيه من نادي سنابل',
  title: 'أمطار غزيرة على الوجه البحري',
  days: 4,
  from: 'من مساء الخميس ٢٦ نوفمبر',
  until: 'إلى مساء الأحد ٢٩ نوفمبر ٢٠٢٦',
  steps: Array.from({ length: 3 }, () => ({ lead: 'أوقف الري', text: 'من اليوم، ولا تروِ قبل أن تستحرث الأرض بعد المطر.' })),
  picture: 'art/scene-rain.svg',
  address: 'https://sanabel.example/go/1234567',
  words: { note: 'إرشاد عام', page: 'الخطوات كلها' },
};

/** Whether a part of the picture has ink on its paper. */
const hasInk = async (bytes: Buffer, area: { left: number; top: number; width: number; height: number }): Promise<boolean> => {
  const { channels } = await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats();
  return channels.some(({ min }) => min < 120);
};
const THIRD_STEP = { left: 300, top: 1010, width: 700, height: 90 };

it('is upright, has its steps above the hill, and is the same each time', async () => {
  const bytes = await drawImage(poster, { fileOf });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1350, format: 'jpeg' });
  expect(await hasInk(bytes, THIRD_STEP)).toBe(true);
  expect(await hasInk(await drawImage({ ...poster, steps: poster.steps.slice(0, 2) }, { fileOf }), THIRD_STEP)).toBe(false);
  expect(bytes.equals(await drawImage(poster, { fileOf }))).toBe(true);
});

it('holds the longest texts in English, and an alert of many days', async () => {
  const steps = poster.steps.map(() => ({ lead: LONGEST.slice(0, 70), text: LONGEST }));
  const bytes = await drawImage({ ...poster, locale: 'en', title: LONGEST.slice(0, 60), days: 0, steps }, { fileOf });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1350 });
});
