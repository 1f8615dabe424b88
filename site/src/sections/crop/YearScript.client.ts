import { dayInWords, gregorianDay } from '@sanabel/brand/calendar/days';
import { halfOf, placeOf } from '@sanabel/brand/calendar/halves';

/** Marks today's kernel in each region's year, by the day in Cairo, and says what is done now. */
const mark = ({ dataset: { year = '', format = '', here = '' } }: HTMLElement): void => {
  const now = Date.now();
  const place = placeOf(halfOf(gregorianDay(now, year)));
  for (const region of document.querySelectorAll('[data-region]')) {
    const kernel = region.querySelectorAll<HTMLElement>('.year i')[place];
    if (!kernel) continue;
    kernel.dataset.today = '';
    const label = document.createElement('p');
    label.textContent = `${here} ${dayInWords(format, 'gregory', now, year)} / ${dayInWords(format, 'coptic', now, year)}`;
    kernel.parentElement?.append(label);
    region.querySelector(`[data-now=${kernel.dataset.stage}]`)?.removeAttribute('hidden');
  }
};

const year = document.querySelector<HTMLElement>('[data-year]');
if (year) mark(year);

// The choice of a region is kept on the device; storage may be forbidden, and then nothing is remembered.
try {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=region]:enabled')) {
    if (choice.value === localStorage.region) choice.checked = true;
    choice.onchange = () => {
      localStorage.region = choice.value;
    };
  }
} catch {}
