/**
 * Shows what is valid now: elements with `data-valid`, the minutes at which they appear and disappear in turn. It runs before the first
 * paint, every minute and when the tab is shown again; kept pages have it too. Where the phone's clock is wrong, `offline/sign.ts` has
 * stored by how much; until then no time before `data-known` is believed. SVG has no `hidden`: its elements get `data-past`.
 */
export const TIME_SCRIPT = `(() => {
  const { known } = document.currentScript.dataset;
  const show = () => {
    let late = 0;
    try {
      late = +localStorage.clock || 0;
    } catch {}
    const now = Math.max((Date.now() + late) / 6e4, known);
    for (const element of document.querySelectorAll('[data-valid]'))
      element.toggleAttribute(
        'ownerSVGElement' in element ? 'data-past' : 'hidden',
        element.dataset.valid.split(' ').filter((time) => time <= now).length % 2 < 1,
      );
    dispatchEvent(new Event('valid'));
  };
  show();
  setInterval(show, 6e4);
  document.addEventListener('visibilitychange', show);
})()`;
