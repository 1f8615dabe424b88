import { shown } from '@sanabel/brand/calendar/days';
import { placeOfDay } from '@sanabel/brand/calendar/halves';

/** Keeps the choice of a region, and marks today's kernel in each region's year. CropYear.astro has what is read here. */

// The choice of a region is kept on the device; storage may be forbidden, and then nothing is remembered.
try {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=region]:enabled')) {
    if (choice.value === localStorage.region) choice.checked = true;
    choice.onchange = () => {
      localStorage.region = choice.value;
    };
  }
} catch {}

/** Marks the day in the club's time zone, and says what is done now. */
const markToday = ({ year = '', format = '', here }: DOMStringMap): void => {
  const now = Date.now();
  const [month, day] = shown('en', 'gregory', 'numeric', now, year).match(/\d+/g) as string[];
  const place = placeOfDay({ month: Number(month), day: Number(day) });
  const text = `${here} ${shown(format, 'gregory', 'long', now, year)} / ${shown(format, 'coptic', 'long', now, year)}`;
  for (const strip of document.querySelectorAll('.year')) {
    const kernel = strip.querySelectorAll('i')[place] as HTMLElement;
    kernel.dataset.today = '';
    const label = document.createElement('p');
    label.textContent = text;
    kernel.parentElement?.append(label);
    // A screen reader takes the strip for one picture.
    strip.ariaLabel += `. ${text}`;
    strip.parentElement?.querySelector(`[data-now=${kernel.dataset.stage ?? 'rest'}]`)?.removeAttribute('hidden');
  }
};
const year = document.querySelector<HTMLElement>('[data-year]');
if (year) markToday(year.dataset);
