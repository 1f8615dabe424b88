import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publication, UPLOAD_PIECE_BYTES } from '@sanabel/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { editorApi } from './editor.ts';
import { longFilm } from './gallery-files.ts';
import { galleryItems, onGallery, restoreGallery, slowUploads } from './gallery-page.ts';

/** Request headers and a frame of the film; the panel's own files do not count. */
const OTHER_BYTES = 200_000;
const BYTES_PER_SECOND = 400_000;
const LONG_TIMEOUT = { timeout: 60_000 };
const ENCODING = { timeout: 120_000 };
const BROKEN = 'انقطع الاتصال. سيُستكمل الرفع تلقائيًا من حيث توقف.';
const LOST = /net::ERR_|ERR_INTERNET_DISCONNECTED/;

/** A connection to the site that can break, and that counts uploaded bytes. */
const openLine = async () => {
  const { sitePort } = inject('stack');
  const sockets = new Set<Socket>();
  let sent = 0;
  const server = createServer((near) => {
    const far = connect(sitePort, '127.0.0.1');
    near.on('data', (chunk) => {
      sent += chunk.length;
    });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => [near, far].map((end) => end.destroy()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
};

const browser = withBrowser();
let line: Awaited<ReturnType<typeof openLine>>;
let folder: string;
let film: string;
let bytes: number;
let before: Awaited<ReturnType<typeof galleryItems>>;
beforeAll(async () => {
  line = await openLine();
  folder = mkdtempSync(join(tmpdir(), 'sanabel-line-'));
  film = join(folder, 'حصاد.webm');
  writeFileSync(film, longFilm());
  bytes = longFilm().length;
});
afterAll(async () => {
  await line.cut();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  before = await galleryItems();
});
afterEach(() => restoreGallery(before));

const added = async () => (await galleryItems()).filter(({ id }) => !before.some((item) => item.id === id));
const films = (page: Page) => page.getByLabel('رفع فيديو');
const progress = (page: Page) => page.getByRole('progressbar', { name: 'حصاد.webm' });
const percent = async (page: Page) => Number(await progress(page).getAttribute('aria-valuenow'));
const pieces = (page: Page): number[] => {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/uploads/')) offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
};
const sentBytes = (offsets: readonly number[]): number =>
  offsets.reduce((sum, offset) => sum + Math.min(UPLOAD_PIECE_BYTES, bytes - offset), 0);

const expectWhole = async () => {
  const [item] = await added();
  const stored = Buffer.from(await (await fetch(`${inject('stack').cmsUrl}${item?.url}`)).arrayBuffer());
  expect(stored.length).toBe(bytes);
  await expect.poll(async () => publication.parse(await editorApi().get('/publication')).state, LONG_TIMEOUT).toBe('live');
  expect((await fetch(`${inject('stack').siteUrl}${item?.url.replace('/uploads/', '/media/')}`, { method: 'HEAD' })).status).toBe(200);
};

describe('a film of an editor whose line breaks', () => {
  it('waits, says so, continues where it stopped, and is saved and published', async () => {
    await onGallery(
      browser(),
      { siteUrl: line.url },
      async (page) => {
        const offsets = pieces(page);
        await slowUploads(page, BYTES_PER_SECOND);
        await films(page).setInputFiles(film);
        await expect.poll(() => percent(page), LONG_TIMEOUT).toBeGreaterThan(30);
        await line.cut();
        await page.locator('.upload-row').getByText(BROKEN).waitFor(LONG_TIMEOUT);
        await line.mend();
        await page.getByText('تم الرفع.').last().waitFor(ENCODING);
        expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
        expect(line.sent()).toBeGreaterThan(bytes);
        expect(line.sent()).toBeLessThan(bytes + UPLOAD_PIECE_BYTES + OTHER_BYTES);
      },
      LOST,
    );
    await expectWhole();
  });

  it('continues where it stopped after the page was reloaded and the same file was chosen again', async () => {
    await onGallery(
      browser(),
      {},
      async (page) => {
        page.on('dialog', (dialog) => void dialog.accept());
        await slowUploads(page, BYTES_PER_SECOND);
        await films(page).setInputFiles(film);
        await expect.poll(() => percent(page), LONG_TIMEOUT).toBeGreaterThan(30);
        await page.reload();
        await page.locator('.gallery-card').first().waitFor();
        const offsets = pieces(page);
        await films(page).setInputFiles(film);
        await page.getByText('تم الرفع.').last().waitFor(ENCODING);
        expect(offsets[0]).toBeGreaterThan(0);
        expect(sentBytes(offsets)).toBeLessThan(bytes * 0.9);
      },
      LOST,
    );
    await expectWhole();
  });

  it('leaves nothing at the server when it is cancelled', async () => {
    await onGallery(browser(), { locale: 'en' }, async (page) => {
      await slowUploads(page, BYTES_PER_SECOND);
      await page.getByLabel('Upload a video').setInputFiles(film);
      await expect.poll(() => percent(page), LONG_TIMEOUT).toBeGreaterThan(20);
      const given = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.url().includes('/uploads/'));
      await page.getByRole('button', { name: 'Cancel uploading حصاد.webm' }).click();
      expect((await given).status()).toBe(204);
    });
    expect(await added()).toEqual([]);
  });
});
