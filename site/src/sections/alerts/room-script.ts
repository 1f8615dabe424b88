/**
 * Limits the slot before it to the rows that it has room for, those of the visitor's region first, and moves the link that counts the others
 * into the last one. It follows the script of the time, which says what is valid.
 */
export const ROOM_SCRIPT = `(() => {
  const slot = document.currentScript.previousElementSibling;
  const { most } = slot.dataset;
  const more = slot.querySelector('[data-others]');
  let region = '';
  try {
    region = localStorage.region || '';
  } catch {}
  const isNear = ({ dataset: { places } }) => !places || places.includes(region);
  addEventListener('valid', () => {
    const rows = [...slot.children].filter(({ hidden }) => !hidden).sort((one, other) => isNear(other) - isNear(one));
    rows.forEach((row, place) => (row.hidden = place >= most));
    const others = rows.length - most;
    more.hidden = others < 1;
    more.textContent = more.dataset.others.split('|')[others - 1];
    rows[most - 1]?.lastElementChild.append(more);
  });
})()`;
