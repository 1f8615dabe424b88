/**
 * Puts the cards of the current month into the list before its packed cards. `data-rows` has the places of each month's cards, counted
 * from the list's first card through the packed ones. The page's first `Today` has found out the half of the month.
 */
export const SEASON_SCRIPT = `(() => {
  const packed = document.currentScript.previousElementSibling;
  const list = packed.previousElementSibling;
  const places = packed.dataset.rows.split(' ')[document.documentElement.dataset.half >> 1];
  if (!places) return;
  const [shape, ...texts] = JSON.parse(packed.textContent);
  const shown = [...list.children];
  const cards = places.split(',').map((place) => shown[place] || texts[place - shown.length]);
  const template = document.createElement('template');
  const markupOf = (text) => typeof text === 'string' ? text : shape.map((part) => typeof part === 'string' ? part : text[part]).join('');
  list.replaceChildren(...cards.map((card) => {
    if (card.nodeType) return card;
    template.innerHTML = markupOf(card);
    return template.content.firstElementChild;
  }));
})()`;
