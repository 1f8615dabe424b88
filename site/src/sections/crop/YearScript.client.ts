import { formatDayAs } from '@sanabel/brand/calendar/days';
import { indexOfDay } from '@sanabel/brand/calendar/halves';

/** Marks today's kernel in each region's year, by the day in Cairo, and writes the current work. CropYear.astro provides the data. */
const markToday = ({ year, format, here }: Record<'year' | 'format' | 'here', string>): void => {
  const now = Date.now();
  // Sweden writes dates as ISO 8601.
  const [, month, day] = new Date(now).toLocaleDateString('sv', { timeZone: year }).split('-') as [string, string, string];
  const index = indexOfDay({ month: Number(month), day: Number(day) });
  const today = month + day;
  const text = `${here} ${formatDayAs(format, 'gregory', now, year)} / ${formatDayAs(format, 'coptic', now, year)}`;
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
    const [from, to] = (work.dataset.days as string).split('-') as [string, string];
    work.hidden = from <= to ? today < from || to < today : to < today && today < from;
  }
};
const section = document.querySelector<HTMLElement>('[data-year]');
if (section) markToday(section.dataset as Parameters<typeof markToday>[0]);

// Storage may be forbidden. Three scripts repeat these lines, because a shared file would be another request.
try {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=region]:enabled')) {
    if (choice.value === localStorage.region) choice.checked = true;
    choice.onchange = () => {
      localStorage.region = choice.value;
    };
  }
} catch {}
