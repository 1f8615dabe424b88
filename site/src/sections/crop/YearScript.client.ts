import { shown } from '@sanabel/brand/calendar/days';
import { indexOfDay } from '@sanabel/brand/calendar/halves';

/** Marks today's kernel in each region's year, by the day in Cairo, and writes the current work. CropYear.astro provides the data. */
const markToday = ({ year = '', format = '', here }: DOMStringMap): void => {
  const now = Date.now();
  const [month, day] = shown('en', 'gregory', 'numeric', now, year).match(/\d+/g) as string[];
  const index = indexOfDay({ month: Number(month), day: Number(day) });
  const today = `${month}`.padStart(2, '0') + `${day}`.padStart(2, '0');
  const text = `${here} ${shown(format, 'gregory', 'long', now, year)} / ${shown(format, 'coptic', 'long', now, year)}`;
  for (const strip of document.querySelectorAll('.year')) {
    const kernel = strip.querySelectorAll('i')[index] as HTMLElement;
    kernel.dataset.today = '';
    const label = document.createElement('p');
    label.textContent = text;
    kernel.parentElement?.append(label);
    // A screen reader treats the strip as one picture.
    strip.ariaLabel += `. ${text}`;
  }
  for (const work of document.querySelectorAll<HTMLElement>('[data-days]')) {
    const [from = '', to = ''] = work.dataset.days?.split('-') ?? [];
    work.hidden = !(from <= to ? from <= today && today <= to : from <= today || today <= to);
  }
};
const section = document.querySelector<HTMLElement>('[data-year]');
if (section) markToday(section.dataset);

// Storage may be forbidden. Three scripts repeat these lines, because a shared file would be another request.
try {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=region]:enabled')) {
    if (choice.value === localStorage.region) choice.checked = true;
    choice.onchange = () => {
      localStorage.region = choice.value;
    };
  }
} catch {}
