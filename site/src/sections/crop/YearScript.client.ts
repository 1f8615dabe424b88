import { shown } from '@sanabel/brand/calendar/days';
import { placeOfDay } from '@sanabel/brand/calendar/halves';

/** Marks today's kernel in each region's year, by the day in Cairo, and says what is done now. CropYear.astro has what is read here. */
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
// A sheet without dates has no year.
const section = document.querySelector<HTMLElement>('[data-year]');
if (section) markToday(section.dataset);

// The choice of a region is kept on the device; storage may be forbidden, and then nothing is remembered. A few lines that three scripts
// have, because a shared one would be a request more (performance notes).
try {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=region]:enabled')) {
    if (choice.value === localStorage.region) choice.checked = true;
    choice.onchange = () => {
      localStorage.region = choice.value;
    };
  }
} catch {}
