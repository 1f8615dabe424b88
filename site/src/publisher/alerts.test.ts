import { expect, it } from 'vitest';
import { until } from '../../../scripts/process/until.ts';
import { generateItem } from '../../../scripts/testing/content/generated.ts';
import { withPublisher } from '../../test/publisher.ts';

const fixture = withPublisher();
/** Enough to publish before it ends. */
const LASTS_MS = 4000;

it('an alert leaves the pages that show it when it ends, without another content', async () => {
  await fixture.publisher.stop();
  fixture.start('published', { guardMs: 50 });
  const { crops } = fixture.server.content();
  const [own, other] = crops.map(({ id }) => `services/crop/${id}.html`) as [string, string];
  const alert = {
    ...generateItem('alerts', 1),
    crops: crops[0]?.id ?? '',
    from: new Date(Date.now() - LASTS_MS).toISOString(),
    until: new Date(Date.now() + LASTS_MS).toISOString(),
  };
  fixture.server.change((lists) => ({ ...lists, alerts: [alert] }));
  await fixture.publish();
  const before = fixture.files();
  for (const file of ['index.html', 'this-month.html', own]) expect(fixture.page(file)).toContain(alert.id);
  expect(fixture.page(other)).not.toContain('data-most');
  await until(async () => !fixture.page(own).includes(alert.id), { timeoutMs: 30_000, what: 'the end of the alert' });
  await fixture.publisher.settled();
  for (const file of ['index.html', 'this-month.html', own]) expect(fixture.page(file)).not.toContain('data-most');
  expect(fixture.page(`alerts/${alert.id}.html`)).toMatch(/<span data-valid="0 [\d.]+" hidden>ماذا تفعل اليوم؟/);
  expect(fixture.files().get(other)?.inode).toBe(before.get(other)?.inode);
});
