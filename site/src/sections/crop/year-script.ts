/**
 * Marks today in the year, by the club's day wherever the device is, and shows the current work, before the page is first painted: lines
 * that come later would move the text. `CropYear.astro` provides the data.
 */
export const YEAR_SCRIPT = `(() => {
  const section = document.currentScript.previousElementSibling;
  const { year: timeZone, format, here } = section.dataset;
  const say = (locale, month, day) => new Date().toLocaleDateString(locale, { timeZone, month, day });
  // English writes the month first, with any separators.
  const [month, day] = say('en', '2-digit', '2-digit').match(/\\d+/g);
  const text = here + ' ' + say(format + '-u-ca-gregory', 'long', 'numeric') + ' / ' + say(format + '-u-ca-coptic', 'long', 'numeric');

  const strip = section.querySelector('[role=img]');
  // A screen reader treats the strip as one picture.
  strip.ariaLabel += '. ' + text;
  // The strip begins in September. Each month has two halves, for each group of regions.
  const shown = strip.children[(+month + 3) % 12];
  for (const half of shown.querySelectorAll(day > '15' ? 'u' : 'i')) half.dataset.today = '';
  const label = document.createElement('p');
  label.textContent = text;
  shown.append(label);

  const today = month + day;
  for (const work of section.querySelectorAll('[data-days]'))
    work.hidden = !work.dataset.days.split(' ').some((days) => {
      const [from = '', to = ''] = days.split('-');
      return from <= to ? from <= today && today <= to : from <= today || today <= to;
    });
})()`;
