import { expect, it } from 'vitest';
import { createStaleQueue, type StaleQueue } from './stale.ts';

const MOST = 2;
const all = (queue: StaleQueue): string[][] => {
  const taken: string[][] = [];
  for (let batch = queue.take(MOST); batch.length > 0; batch = queue.take(MOST)) taken.push(batch);
  return taken;
};

it('gives the edited item’s own pages first and alone, then home and lists, then the others together', () => {
  const queue = createStaleQueue();
  const entrances = ['/services/crops', '/', '/en/services/crops', '/en'];
  queue.add(['/en/services/crop/b', '/services/crop/a', '/services/crops/7', ...entrances, '/en/services/crop/a'], ['a']);
  expect(all(queue)).toEqual([
    ['/services/crop/a'],
    ['/en/services/crop/a'],
    ...entrances.map((address) => [address]),
    ['/en/services/crop/b', '/services/crops/7'],
  ]);
});

it('has every page once, where it is most urgent', () => {
  const queue = createStaleQueue();
  queue.add(['/services/crop/a', '/services/crop/b']);
  queue.add(['/services/crop/b'], ['b']);
  queue.add(['/services/crop/b']);
  expect(queue.size()).toBe(2);
  expect(all(queue)).toEqual([['/services/crop/b'], ['/services/crop/a']]);
  expect(queue.size()).toBe(0);
});

it('forgets a page that is no more', () => {
  const queue = createStaleQueue();
  queue.add(['/services/crop/a', '/services/crop/b']);
  queue.drop('/services/crop/a');
  expect(all(queue)).toEqual([['/services/crop/b']]);
});

it('gives missing pages before all others, and says that it has some', () => {
  const queue = createStaleQueue((address) => address.endsWith('/new'));
  queue.add(['/services/crops', '/services/crop/new', '/services/crop/a', '/en/services/crop/new'], ['a', 'new']);
  expect(queue.phase()).toBe('missing');
  expect(queue.take(MOST)).toEqual(['/services/crop/new', '/en/services/crop/new']);
  expect(queue.phase()).toBe('leading');
  expect(all(queue)).toEqual([['/services/crop/a'], ['/services/crops']]);
});

it('gives pages that show an old number last, unless something else of them is old or visitors enter there', () => {
  const queue = createStaleQueue();
  queue.addCounting(['/services/crops/7', '/services/crops/8', '/services/crops']);
  queue.add(['/services/crop/b', '/services/crops/8']);
  queue.addCounting(['/services/crop/b']);
  expect(queue.take(MOST)).toEqual(['/services/crops']);
  expect(queue.take(MOST)).toEqual(['/services/crop/b', '/services/crops/8']);
  expect(queue.phase()).toBe('counting');
  expect(all(queue)).toEqual([['/services/crops/7']]);
});
