import { expect, it, vi } from 'vitest';
import { codeSvg } from './code.ts';
import { createDrawing, DrawingEnded } from './drawing.ts';

const drawing = createDrawing({ site: '/none', mediaFolder: '/none' });
const address = 'https://club.example/crop/wheat';

it('draws in a process that can end at any time, and starts again for the next picture', async () => {
  const cut = drawing.draw({ look: 'code', address });
  await Promise.all([expect(cut).rejects.toBeInstanceOf(DrawingEnded), drawing.stop()]);
  expect((await drawing.draw({ look: 'code', address })).toString()).toBe(codeSvg(address));
  await drawing.stop();
});

it('says why a picture cannot be drawn', async () => {
  const picture = { look: 'crop', locale: 'en', title: 'Wheat', line: 'Grain', picture: 'media/none.webp' } as const;
  await expect(drawing.draw(picture)).rejects.toThrow('none.webp');
  await drawing.stop();
});

it('ends the process once after pictures whose answers arrive together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let round = 0; round < 100; round += 1) await Promise.all([1, 2, 3].map(() => drawing.draw({ look: 'code', address })));
  expect(vi.getTimerCount()).toBe(1);
  vi.useRealTimers();
  await drawing.stop();
});
