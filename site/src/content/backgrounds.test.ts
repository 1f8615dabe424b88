import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '@sanabel/contract/content';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contentOf, generateLists, pictureUrl } from '../../../scripts/testing/content/generated.ts';
import { sectionsWithBusyImage } from './backgrounds.ts';

it('a picture that could not be read once is measured the next time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-backgrounds-'));
  const lists = { ...generateLists(2), backgrounds: [{ section: 'aboutUs' as const, url: pictureUrl('dark') }] };
  const content: Content = contentOf(lists, 1, { webp: 1, avif: 1 });
  await expect(sectionsWithBusyImage(content, folder)).rejects.toThrow();
  const black = sharp({ create: { width: 320, height: 240, channels: 3, background: '#000000' } });
  await black.webp().toFile(join(folder, 'dark-320.webp'));
  expect([...(await sectionsWithBusyImage(content, folder))]).toEqual(['aboutUs']);
  rmSync(folder, { recursive: true });
});
