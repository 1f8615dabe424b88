/**
 * Puts the cards of the current month into the list before its template. `data-rows` has the places of each month's cards, counted from
 * the list's first card through the template's. The page's first `Today` has found out the half of the month.
 */
export const SEASON_SCRIPT = `(() => {
  const template = document.currentScript.previousElementSibling;
  const list = template.previousElementSibling;
  const cards = [...list.children, ...template.content.children];
  const places = template.dataset.rows.split(' ')[document.documentElement.dataset.half >> 1];
  if (places) list.replaceChildren(...places.split(',').map((place) => cards[place]));
})()`;
