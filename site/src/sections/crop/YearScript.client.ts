/**
 * Marks today in the year, by the club's day wherever the device is, and shows the current work. CropYear.astro provides the data.
 * In few words, because every visitor of a crop's page loads it.
 */
const section = document.querySelector('[data-year]') as HTMLElement;
const { year: timeZone, format, here } = section.dataset;
const say = (locale: string, month: '2-digit' | 'long', day: '2-digit' | 'numeric') =>
  new Date().toLocaleDateString(locale, { timeZone, month, day });
// English writes the month first, with any separators.
const [month, day] = say('en', '2-digit', '2-digit').match(/\d+/g) as [string, string];
const text = `${here} ${say(`${format}-u-ca-gregory`, 'long', 'numeric')} / ${say(`${format}-u-ca-coptic`, 'long', 'numeric')}`;

const strip = section.querySelector('[role=img]') as HTMLElement;
// A screen reader treats the strip as one picture.
strip.ariaLabel += `. ${text}`;
// The strip begins in September. Each month has two halves, for each group of regions.
const shown = strip.children[(Number(month) + 3) % 12] as HTMLElement;
for (const half of shown.querySelectorAll<HTMLElement>(day > '15' ? 'u' : 'i')) half.dataset.today = '';
const label = document.createElement('p');
label.textContent = text;
shown.append(label);

const today = month + day;
for (const work of section.querySelectorAll<HTMLElement>('[data-days]'))
  work.hidden = !(work.dataset.days as string).split(' ').some((days) => {
    const [from = '', to = ''] = days.split('-');
    return from <= to ? from <= today && today <= to : from <= today || today <= to;
  });

export {};
