/** Chooses the scene by the visitor's clock. `data-parts` has the parts of the day and their first hours, `data-scenes` their scenes. */
export const HOUR_SCRIPT = `{
  const script = document.currentScript;
  const parts = JSON.parse(script.dataset.parts);
  const now = new Date().getHours();
  const [hour] = parts.findLast(([, from]) => now >= from) ?? parts.at(-1);
  const srcset = JSON.parse(script.dataset.scenes)[hour];
  document.documentElement.dataset.hour = hour;
  if (srcset) script.before(Object.assign(document.createElement('source'), { srcset }));
}`;
