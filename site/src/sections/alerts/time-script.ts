/**
 * Shows what is valid now: elements with `data-valid` (the minutes from which and until which they are), and of the rows of a slot as many
 * as it has room for. It runs before the first paint, at the exact minute and when the tab is shown again; kept pages have it too. A phone
 * whose clock is wrong gets the server's time from one small request, which is remembered for the next page; until then no time before
 * `data-known` is believed.
 */
export const TIME_SCRIPT = `(() => {
  const { known } = document.currentScript.dataset;
  let late = 0, region, timer;
  try {
    late = +localStorage.clock || 0;
    region = localStorage.region;
  } catch {}
  const show = () => {
    const now = Math.max((Date.now() + late) / 6e4, known);
    let next = now + 1440;
    for (const element of document.querySelectorAll('[data-valid]')) {
      const [from, until = Infinity] = element.dataset.valid.split(' ').map(Number);
      element.toggleAttribute(element.localName === 'svg' ? 'data-past' : 'hidden', now < from || now >= until);
      for (const time of [from, until]) if (time > now) next = Math.min(next, time);
    }
    for (const slot of document.querySelectorAll('[data-most]')) {
      const { most } = slot.dataset;
      const isNear = ({ dataset: { places } }) => !region || !places || places.includes(region);
      const rows = [...slot.children].filter(({ hidden }) => !hidden).sort((one, other) => isNear(other) - isNear(one));
      rows.forEach((row, place) => (row.hidden = place >= most));
      slot.hidden = !rows[0];
      const more = slot.querySelector('[data-others]');
      if (!more) continue;
      const others = rows.length - most;
      more.hidden = others < 1;
      more.textContent = more.dataset.others.split('|')[others - 1];
      rows[most - 1]?.lastElementChild.append(more);
    }
    clearTimeout(timer);
    timer = setTimeout(show, (next - now) * 6e4);
    dispatchEvent(new Event('valid'));
  };
  show();
  document.addEventListener('visibilitychange', show);
  addEventListener('load', () =>
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
      .then(({ headers }) => {
        const off = Date.parse(headers.get('date')) + (headers.get('age') || 0) * 1e3 - Date.now();
        late = Math.abs(off) > 6e4 ? off : 0;
        show();
        localStorage.clock = late;
      })
      .catch(() => {}),
  );
})()`;
