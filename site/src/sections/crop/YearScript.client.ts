import { dayInWords, gregorianDay } from '@sanabel/brand/calendar/days';
import { halfOf, placeOf } from '@sanabel/brand/calendar/halves';

/** Marks today's kernel in each region's year, by the day in Cairo, and says what is done now. CropYear.astro has what is read here. */
const { year = '', format = '', here } = (document.querySelector('[data-year]') as HTMLElement).dataset;
const now = Date.now();
const place = placeOf(halfOf(gregorianDay(now, year)));
const text = `${here} ${dayInWords(format, 'gregory', now, year)} / ${dayInWords(format, 'coptic', now, year)}`;
for (const strip of document.querySelectorAll('.year')) {
  const kernel = strip.querySelectorAll('i')[place] as HTMLElement;
  kernel.dataset.today = '';
  const label = document.createElement('p');
  label.textContent = text;
  kernel.parentElement?.append(label);
  strip.parentElement?.querySelector(`[data-now=${kernel.dataset.stage ?? 'rest'}]`)?.removeAttribute('hidden');
}

// The choice of a region is kept on the device; storage may be forbidden, and then nothing is remembered.
try {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=region]:enabled')) {
    if (choice.value === localStorage.region) choice.checked = true;
    choice.onchange = () => {
      localStorage.region = choice.value;
    };
  }
} catch {}
