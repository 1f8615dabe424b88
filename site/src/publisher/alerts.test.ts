import { afterEach, expect, it, vi } from 'vitest';
import { generateItem } from '../../../scripts/testing/content/generated.ts';
import { withPublisher } from '../../test/publisher.ts';

const fixture = withPublisher();
const NOW = Date.parse('2026-11-29T08:00:00.000Z');
const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

it('an alert leaves the pages that show it when it ends, without another content', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await fixture.publisher.stop();
  fixture.start('published', { guardMs: 50 });
  const { crops } = fixture.server.content();
  const [own, other] = crops.map(({ id }) => `services/crop/${id}.html`) as [string, string];
  const alert = {
    ...generateItem('alerts', 1),
    crops: crops[0]?.id ?? '',
    from: new Date(NOW - HOUR_MS).toISOString(),
    until: new Date(NOW + HOUR_MS).toISOString(),
  };
  fixture.server.change((lists) => ({ ...lists, alerts: [alert] }));
  await fixture.publish();
  const before = fixture.files();
  for (const file of ['index.html', 'this-month.html', own]) expect(fixture.page(file).includes(alert.id), file).toBe(true);
  expect(fixture.page(other).includes('data-most')).toBe(false);
  vi.setSystemTime(NOW + HOUR_MS);
  await vi.waitUntil(() => !fixture.page(own).includes(alert.id), { timeout: 60_000 });
  await fixture.publisher.settled();
  for (const file of ['index.html', 'this-month.html', own]) expect(fixture.page(file).includes('data-most'), file).toBe(false);
  expect(/<span data-valid="0 [\d.]+" hidden>ماذا تفعل اليوم؟/.test(fixture.page(`alerts/${alert.id}.html`))).toBe(true);
  expect(fixture.files().get(other)?.inode).toBe(before.get(other)?.inode);
});
