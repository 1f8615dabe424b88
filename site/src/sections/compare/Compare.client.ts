import { foldForSearch } from '@sanabel/contract/fold';
import { type Facts, readCrop, rowsOf } from './facts.ts';
import type { CropName } from './names.ts';

const MOST_NAMES = 12;
const form = document.querySelector('[data-compare]') as HTMLFormElement;
const { compare: language = '', parts, unknown = '', pages = '' } = form.dataset;
const fields = [...form.querySelectorAll('input')];
const result = document.querySelector('[data-result]') as HTMLElement;
const table = result.querySelector('table') as HTMLTableElement;
const picks = document.querySelector<HTMLElement>('[data-picks]');
const status = document.querySelector('[data-status]') as HTMLElement;

let coming: Promise<CropName[]> | undefined;
const names = (): Promise<CropName[]> => {
  coming ??= Promise.all(
    Array.from({ length: Number(parts) }, async (_, index): Promise<CropName[]> => {
      const answer = await fetch(`/crop-names-${language}-${index + 1}.json`);
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.json();
    }),
  ).then((all) => all.reverse().flat());
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
};

/** A crop's names, folded, one a line. */
const namesOf = ([, name, others]: CropName): string => `\n${foldForSearch(name)}\n${others}\n`;

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', attributes: Record<string, string> = {}) => {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const headOf = ({ name, lang, path, region, picture }: Facts): HTMLElement => {
  const head = make('th', '', { scope: 'col' });
  if (picture) head.append(make('img', '', { src: picture, alt: '', width: '160', height: '160' }));
  head.append(make('a', name, { href: path, ...(lang && { lang, dir: 'auto' }) }));
  if (region) head.append(make('small', region));
  return head;
};

const show = (both: readonly [Facts, Facts]): void => {
  const head = make('tr');
  head.append(make('td'), ...both.map(headOf));
  const rows = rowsOf(both).map(([label, ...values]) => {
    const row = make('tr');
    row.append(make('th', label, { scope: 'row' }), ...values.map((value) => make('td', value || unknown)));
    return row;
  });
  table.tHead?.replaceChildren(head);
  table.tBodies[0]?.replaceChildren(...rows);
  result.hidden = false;
};

/** The crops side by side now: a change of the region compares them again, and the tabs keep the focus. */
let shown: readonly string[] = [];
const compare = async (ids: readonly string[]): Promise<void> => {
  result.hidden = ids !== shown;
  shown = ids;
  if (picks) picks.hidden = true;
  status.textContent = form.dataset.loading ?? '';
  try {
    const [one, other] = await Promise.all(ids.map((id) => readCrop(pages.replace('{id}', id))));
    if (!one || !other) throw new Error('No crop.');
    for (const [index, field] of fields.entries()) field.value = [one, other][index]?.name ?? '';
    show([one, other]);
    status.textContent = '';
  } catch {
    result.hidden = true;
    status.textContent = form.dataset.failed ?? '';
  }
};

for (const field of fields) {
  const list = field.list as HTMLDataListElement;
  field.oninput = field.onfocus = async () => {
    if (picks && field.value === '') picks.hidden = false;
    const words = foldForSearch(field.value);
    const all = await names().catch(() => []);
    const fitting = all.filter((crop) => namesOf(crop).includes(words));
    list.replaceChildren(...fitting.slice(0, MOST_NAMES).map(([, name]) => make('option', '', { value: name })));
  };
}
form.onsubmit = async (event) => {
  event.preventDefault();
  const all = await names().catch(() => []);
  const ids = fields.map(({ value }) => {
    const words = foldForSearch(value.trim());
    return (all.find((crop) => namesOf(crop).includes(`\n${words}\n`)) ?? all.find((crop) => namesOf(crop).includes(words)))?.[0] ?? '';
  });
  const isWrong = (index: number): boolean => all.length > 0 && !ids[index];
  for (const [index, field] of fields.entries()) field.setAttribute('aria-invalid', String(isWrong(index)));
  const wrong = fields.find((_, index) => isWrong(index));
  if (wrong) {
    result.hidden = true;
    status.textContent = (form.dataset.none ?? '').replace('{{name}}', wrong.value);
    return wrong.focus();
  }
  history.replaceState(null, '', `?${new URLSearchParams({ a: ids[0] ?? '', b: ids[1] ?? '' })}`);
  await compare(ids);
};

result.onchange = () => void compare(shown);
picks?.addEventListener('click', ({ target }) => {
  const pick = (target as Element).closest('[data-pick]');
  const [first, second] = fields;
  if (!pick || !first || !second) return;
  const open = first.value === '' ? first : second;
  open.value = pick.textContent?.trim() ?? '';
  if (second.value !== '') form.querySelector('button')?.click();
});

const asked = new URLSearchParams(location.search);
const chosen = ['a', 'b'].map((name) => asked.get(name) ?? '');
const [first = '', second = ''] = chosen.map((id) => (/^\w+$/.test(id) ? id : ''));
if (first && second) void compare(chosen);
else if (first)
  readCrop(pages.replace('{id}', first)).then(
    (crop) => {
      (fields[0] as HTMLInputElement).value = crop?.name ?? '';
    },
    () => {},
  );
