import type { Page } from 'playwright-core';

/** Adds a placeholder for the browser's translator before the page loads; it writes the language before each text. */
export const fakeTranslator = (page: Page): Promise<unknown> =>
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

/** Removes the browser's translator before the page loads: not every browser has one. */
export const withoutTranslator = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(self, 'Translator', { value: undefined }));
