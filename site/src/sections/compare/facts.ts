/** Reads a crop's facts from the HTML of its page (pages/services/crop): one source for both, and no further file for each crop. */

export interface Facts {
  name: string;
  /** Set where it is not the page's language. */
  lang: string;
  path: string;
  /** The region of the values; empty where all regions have the same. */
  region: string;
  picture: string;
  values: ReadonlyMap<string, string>;
}

const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Falls back to the page's first region; returns the elements for that region or for all. */
const regionOf = (page: Document, chosen: string | undefined) => {
  const tabs = [...page.querySelectorAll<HTMLInputElement>('[name=region]')];
  const tab = tabs.find(({ value, disabled }) => value === chosen && !disabled) ?? tabs.find((one) => one.hasAttribute('checked'));
  const index = tab ? tabs.indexOf(tab) : 0;
  return {
    region: textOf(tab?.parentElement),
    isShown: (element: Element): boolean => {
      const own = element.closest('[data-region]')?.getAttribute('data-region');
      return own === undefined || own === null || own.split(' ').includes(String(index));
    },
  };
};

/** Undefined where there is no such page. */
export const readCrop = async (path: string): Promise<Facts | undefined> => {
  const answer = await fetch(path);
  // The address of a removed crop redirects to the services.
  if (!answer.ok || answer.redirected) return undefined;
  // The policy of this page does not allow that page's stylesheet.
  const html = (await answer.text()).replace(/<style>.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main');
  // The numbers of sources mean nothing away from their list.
  for (const source of main?.querySelectorAll('[href^="#source"]') ?? []) source.remove();
  let chosen: string | undefined;
  try {
    chosen = localStorage.region;
  } catch {}
  const { region, isShown } = regionOf(page, chosen);
  const values = new Map<string, string>();
  for (const term of main?.querySelectorAll('dt') ?? []) if (isShown(term)) values.set(textOf(term), textOf(term.nextElementSibling));
  for (const row of main?.querySelectorAll<HTMLTableRowElement>('table tbody tr') ?? []) {
    const [label, value] = row.cells;
    if (isShown(row)) values.set(textOf(label), value?.hasAttribute('data-none') ? '' : textOf(value));
  }
  const heading = page.querySelector('h1');
  return {
    name: textOf(heading),
    lang: heading?.querySelector('[lang]')?.getAttribute('lang') ?? '',
    path,
    region,
    picture: main?.querySelector('article picture img')?.getAttribute('src') ?? '',
    values,
  };
};

export const rowsOf = ([one, other]: readonly [Facts, Facts]): [label: string, one: string, other: string][] =>
  [...new Set([...one.values.keys(), ...other.values.keys()])]
    .map((label): [string, string, string] => [label, one.values.get(label) ?? '', other.values.get(label) ?? ''])
    .filter(([, first, second]) => first !== '' || second !== '');
