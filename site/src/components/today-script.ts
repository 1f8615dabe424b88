/**
 * The script that makes a page right on any day (decision 130) before it is painted: the day at the club, whatever time zone the phone is
 * in. The text is the same on every page, and may be in one several times: the security policy has one digest for it.
 *
 * - `<html data-half data-day data-coptic data-region>` get the half of the month (0 to 23), the day (`1110`), the Coptic month (1 to 13) and
 *   the visitor's region.
 * - An element with `data-today="coptic day month"` is filled with these parts of the day, in that calendar.
 * - An element with `data-at`, after those of the script before (`<html data-dated>` counts them), is shown when it names the half (`h21`), the Coptic month (`c3`), or the days in the visitor's region
 *   (`upper1110-1125`), and hidden otherwise.
 */
export const TODAY_SCRIPT = `(() => {
  const root = document.documentElement;
  const { zone: timeZone, format, region } = document.currentScript.dataset;
  const now = Date.now();
  const styles = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  const say = (locale, calendar, parts) =>
    new Intl.DateTimeFormat(locale + '-u-ca-' + calendar, { timeZone, ...parts })
      .formatToParts(now).filter(({ type }) => type !== 'era').map(({ value }) => value).join('').trim();
  const numbers = (calendar) => say('en', calendar, { month: 'numeric', day: 'numeric' }).match(/\\d+/g).map(Number);
  if (!root.dataset.half) {
    const [month, day] = numbers('gregory');
    const [coptic] = numbers('coptic');
    let place = region || '';
    try {
      place = localStorage.region || place;
    } catch {}
    Object.assign(root.dataset, { half: month * 2 - (day > 15 ? 1 : 2), day: String(month * 100 + day).padStart(4, 0), coptic, region: place });
  }
  const { half, day, coptic, region: place } = root.dataset;
  for (const element of document.querySelectorAll('[data-today]:empty')) {
    const [calendar, ...parts] = element.dataset.today.split(' ');
    element.textContent = say(format, calendar, Object.fromEntries(parts.map((part) => [part, styles[part]])));
  }
  const isNow = (at) => {
    const [, name, from, to] = at.match(/^(\\D+)(\\d{4})-(\\d{4})$/) || [];
    if (!name) return at === 'h' + half || at === 'c' + coptic;
    return name === place && (from <= to ? from <= day && day <= to : from <= day || day <= to);
  };
  const dated = document.querySelectorAll('[data-at]');
  for (let next = root.dataset.dated || 0; next < dated.length; next++) dated[next].hidden = !dated[next].dataset.at.split(' ').some(isNow);
  root.dataset.dated = dated.length;
})()`;
