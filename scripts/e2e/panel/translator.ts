import type { Page } from 'playwright-core';

/** Puts a stand-in for the browser's own translator into a page before it loads: it writes the language before each text. */
export const standInTranslator = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const api = {
      availability: async () => 'downloadable',
      create: async ({ targetLanguage, monitor }: { targetLanguage: string; monitor(monitor: EventTarget): void }) => {
        const progress = new EventTarget();
        monitor(progress);
        progress.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 1 }));
        return { translate: async (text: string) => `[${targetLanguage}] ${text}`, destroy: () => undefined };
      },
    };
    Object.defineProperty(self, 'Translator', { value: api });
  });

/** Takes the browser's own translator from a page before it loads: not every browser has one. */
export const withoutTranslator = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(self, 'Translator', { value: undefined }));
