import { PARTS_OF_DAY } from '@sanabel/brand/scenes';

/** Chooses the scene by the visitor's clock: `data-noon` and `data-dusk` name those of their hours. */
export const HOUR_SCRIPT = `{
  const script = document.currentScript;
  const parts = ${JSON.stringify(Object.entries(PARTS_OF_DAY))};
  const now = new Date().getHours();
  const [hour] = parts.findLast(([, from]) => now >= from) ?? parts.at(-1);
  const srcset = script.dataset[hour];
  document.documentElement.dataset.hour = hour;
  if (srcset) script.before(Object.assign(document.createElement('source'), { srcset }));
}`;
