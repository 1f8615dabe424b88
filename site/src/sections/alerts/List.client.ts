import type { Locale } from '@sanabel/contract/enumerations';
import { fillPlural, type PluralForms } from '../../i18n/counted.ts';

/** Counts the alerts that are shown, when the region or the time changes. */

interface Forms {
  valid: PluralForms;
  ended: PluralForms;
  and: string;
}

const result = document.querySelector('[data-result]') as HTMLElement;
const forms: Forms = JSON.parse(result.dataset.result ?? '');
const locale = document.documentElement.dataset.locale as Locale;
const shown = (rows: string): number =>
  [...document.querySelectorAll(`${rows} li[data-valid]`)].filter((row) => row.getClientRects().length > 0).length;

const count = (): void => {
  const text = (of: PluralForms, rows: string): string => fillPlural(of, locale, shown(rows), result.dataset.sample ?? '');
  result.textContent = [text(forms.valid, '.alerts-now'), text(forms.ended, '.alerts-past')].join(forms.and);
};

addEventListener('valid', count);
addEventListener('change', () => requestAnimationFrame(count));
count();
