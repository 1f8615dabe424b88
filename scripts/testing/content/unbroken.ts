/** Maximum length of each text field; for texts of twenty thousand characters, a word that someone may paste. */
const LONGEST: Readonly<Record<string, number>> = {
  ...{
    name: 200,
    fullName: 200,
    title: 200,
    secondaryText: 200,
    scientificName: 200,
    synonyms: 200,
    note: 400,
    place: 200,
    page: 200,
    experience: 200,
  },
  ...{ address: 200, hours: 200, pictureAlt: 250, role: 120, job: 120, description: 2_000, bio: 2_000 },
  ...{ intro: 5_000, issueDefinition: 5_000, importance: 5_000, practicalSteps: 5_000, recommendations: 5_000, qualification: 5_000 },
};

/** Replaces each text with one long word, also in nested lists and records. */
export const unbroken = <Value>(value: Value): Value => {
  const ofField = ([name, inner]: [string, unknown]): [string, unknown] => {
    if (typeof inner === 'object' && inner !== null) return [name, Array.isArray(inner) ? inner.map(unbroken) : unbroken(inner)];
    const english = name.replace(/^arabic(.)/, (_, first: string) => first.toLowerCase());
    const length = LONGEST[english];
    return [name, length === undefined ? inner : (english === name ? 'w' : 'س').repeat(length)];
  };
  return Object.fromEntries(Object.entries(value as object).map(ofField)) as Value;
};

const letters = (count: number): string => 'w'.repeat(count);
export const LONGEST_EMAIL = `${letters(64)}@${letters(63)}.${letters(63)}.${letters(55)}.eg`;

/** Runs in the page: lists elements whose text overflows the page, except inside boxes that scroll or clip. */
export const wordsOutside = (): string[] => {
  const width = document.documentElement.clientWidth;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || (text.textContent ?? '').trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].every(({ left, right }) => left >= -1 && right <= width + 1)) continue;
    let around: Element | null = parent;
    while (around && around !== document.body) {
      const { overflowX, clipPath } = getComputedStyle(around);
      if (overflowX !== 'visible' || clipPath !== 'none') break;
      around = around.parentElement;
    }
    if (around === document.body) found.add(`${parent.localName}.${[...parent.classList].join('.')}`);
  }
  return [...found];
};
