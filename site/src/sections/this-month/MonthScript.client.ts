/** Frames the current month of the table, and follows the choice of a region. components/today-script.ts sets the day. */
const { half = '', day = '', coptic = '', region = '' } = document.documentElement.dataset;

const head = document.querySelector<HTMLTableCellElement>(`[data-month="${Math.floor(Number(half) / 2) + 1}"]`);
if (head) {
  head.ariaCurrent = 'date';
  for (const { cells } of (head.closest('table') as HTMLTableElement).rows) (cells[head.cellIndex] as HTMLElement).dataset.now = '';
}

/** The same rule as in components/today-script.ts, for another region. */
const isNow = (at: string, region: string): boolean => {
  const [, name, from = '', to = ''] = at.match(/^(\D+)(\d{4})-(\d{4})$/) ?? [];
  if (!name) return at === `h${half}` || at === `c${coptic}`;
  return name === region && (from <= to ? from <= day && day <= to : from <= day || day <= to);
};
const show = (region: string): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]'))
    element.hidden = !element.dataset.at?.split(' ').some((at) => isNow(at, region));
};
addEventListener('change', ({ target }) => show((target as HTMLInputElement).value));
// Falls back to the page's first region where the visitor's has no data; for any other the page is right already.
const shown = document.querySelector<HTMLInputElement>('[name=region]:checked')?.value ?? '';
if (shown !== region) show(shown);
