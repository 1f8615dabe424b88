import type { Drawing } from '../../content/drawing.ts';
import type { Page } from '../render-worker.ts';
import { DrawingEnded } from './drawing.ts';
import { type DrawingStore, named, type WantedDrawing } from './store.ts';

/** The pause after a full disk or a lack of memory, which lasts for some time. */
const REST_MS = 60_000;

/** Cards drawn beside the pages of an edit. Each takes a tenth of a second, and those of a whole site would delay it. */
const AHEAD = 8;

interface RendererOptions {
  log: { error(text: string): void };
  draw(drawing: Drawing): Promise<Buffer>;
}

/** Skips and reports a card that cannot be drawn; one that cannot be written is drawn again later. */
export const createDrawingRenderer = ({ log, draw }: RendererOptions) => {
  let restsUntil = 0;
  let left = 0;
  let beside = Promise.resolve();
  const drawOne = async ({ name, drawing }: WantedDrawing, store: DrawingStore): Promise<boolean> => {
    const report = (done: string, error: Error): void =>
      log.error(
        `The picture for sharing «${drawing.look === 'code' ? drawing.address : drawing.title}» cannot be ${done}: ${error.message}`,
      );
    const rest = (done: string, error: Error): false => {
      restsUntil = performance.now() + REST_MS;
      report(done, error);
      return false;
    };
    let bytes: Buffer;
    try {
      bytes = await draw(drawing);
    } catch (error) {
      if (error instanceof DrawingEnded) return rest('drawn', error);
      store.giveUp(name);
      report('drawn', error as Error);
      return true;
    }
    return store.put(name, bytes).then(
      () => true,
      (error: Error) => rest('written', error),
    );
  };
  const isResting = (): boolean => performance.now() < restsUntil;
  return {
    /** Draws one missing card, after rendering its page once more. Returns whether there was one and it was saved. */
    drawNext: async (store: DrawingStore, render: (address: string) => Promise<Pick<Page, 'drawings'>>): Promise<boolean> => {
      const missing = isResting() ? null : store.next();
      if (!missing) return false;
      const { drawings } = await render(missing.page);
      const wanted = drawings.map(named).find(({ name }) => name === missing.name);
      return wanted !== undefined && drawOne(wanted, store);
    },
    begin: (isEdit: boolean): void => {
      left = isEdit ? AHEAD : 0;
    },
    /** Draws a page's cards, one at a time, while the pages are published: none waits for its card. */
    drawBeside: (drawings: readonly Drawing[], store: DrawingStore): void => {
      beside = beside.then(async () => {
        const wanted = isResting() ? [] : store.missingOf(drawings).slice(0, left);
        left -= wanted.length;
        for (const drawing of wanted) await drawOne(drawing, store);
      });
    },
    /** Resolves when these cards are drawn: a chat that opens a link which the CMS calls published finds its picture. */
    drawnBeside: (): Promise<void> => beside,
  };
};
