/**
 * Puts the cards of the current month into the list before its packed cards. `data-rows` has the indices of each month's cards, counted
 * from the list's first card through the packed ones. The page's first `Today` has found out the half of the month. Without
 * an interpolation, because only a script that is in the code to the letter is published (csp/own-scripts.ts).
 */
export const SEASON_SCRIPT = `(() => {
  const packed = document.currentScript.previousElementSibling;
  const template = packed.previousElementSibling;
  const list = template.previousElementSibling;
  const row = packed.dataset.rows.split(' ')[document.documentElement.dataset.half >> 1];
  if (!row) return;
  const cards = JSON.parse(packed.textContent);
  const shown = [...list.children];
  const shapes = template.content.children;
  const made = document.createElement('template');
  list.replaceChildren(...row.split(',').map((index) => {
    if (shown[index]) return shown[index];
    const card = cards[index - shown.length];
    if (!card.map) return shapes[card].cloneNode(true);
    made.innerHTML = shapes[0].outerHTML.replace(/0\\.7070(\\d)/g, (_, value) => card[value]);
    return made.content.firstElementChild;
  }));
})()`;
