/** What a crop's own page says of it, read from its HTML (pages/services/crop): one source for both, and no file more for each crop. */

export interface Facts {
  name: string;
  path: string;
  picture: string;
  /** Labels with their values, in the page's order. */
  values: ReadonlyMap<string, string>;
}

const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** A dash stands where nobody has given a number. */
const NONE = /^—/;

/** The parts of a page that hold for all regions, or for the one that the visitor has chosen, else the page's first one. */
const isShown = (page: Document, region: string | undefined) => {
  const tabs = [...page.querySelectorAll<HTMLInputElement>('[name=region]')];
  const wanted = tabs.findIndex((tab) => tab.value === region && !tab.disabled);
  const place =
    wanted === -1
      ? Math.max(
          0,
          tabs.findIndex((tab) => tab.hasAttribute('checked')),
        )
      : wanted;
  return (element: Element): boolean => {
    const own = element.closest('[data-region]')?.getAttribute('data-region');
    return own === undefined || own === null || own.split(' ').includes(String(place));
  };
};

/** Reads the page of a crop; undefined where there is none. */
export const readCrop = async (path: string): Promise<Facts | undefined> => {
  const answer = await fetch(path);
  // A crop that is not there leads to the services.
  if (!answer.ok || answer.redirected) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const main = page.querySelector('main');
  // The numbers of sources mean nothing away from their list.
  for (const source of main?.querySelectorAll('[href^="#source"]') ?? []) source.remove();
  let region: string | undefined;
  try {
    region = localStorage.region;
  } catch {}
  const shown = isShown(page, region);
  const values = new Map<string, string>();
  for (const term of main?.querySelectorAll('dt') ?? []) if (shown(term)) values.set(textOf(term), textOf(term.nextElementSibling));
  for (const row of main?.querySelectorAll<HTMLTableRowElement>('table tbody tr') ?? []) {
    const [label, value] = row.cells;
    const amount = textOf(value);
    if (shown(row)) values.set(textOf(label), NONE.test(amount) ? '' : amount);
  }
  return {
    name: textOf(page.querySelector('h1')),
    path,
    picture: main?.querySelector('article picture img')?.getAttribute('src') ?? '',
    values,
  };
};

/** The rows of the comparison: a label with the two values; what neither page has is no row. */
export const rowsOf = ([one, other]: readonly [Facts, Facts]): [label: string, one: string, other: string][] =>
  [...new Set([...one.values.keys(), ...other.values.keys()])]
    .map((label): [string, string, string] => [label, one.values.get(label) ?? '', other.values.get(label) ?? ''])
    .filter(([, first, second]) => first !== '' || second !== '');
