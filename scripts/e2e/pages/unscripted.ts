/** Runs in the page without scripts: finds controls that do nothing, gaps in sentences, broken headings and sections without picture. */
export const brokenWithoutScript = (): string[] => {
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const visible = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
  const textOf = (element: HTMLElement): string => element.innerText.replace(/\s+/g, ' ').trim();
  const named = (problem: string, elements: readonly HTMLElement[]): string[] =>
    elements.map((element) => `${problem}: ${element.localName} ${textOf(element) || element.outerHTML.slice(0, 80)}`);

  /** A radio button works by style rules, a field in a form with an address is sent. */
  const works = (control: HTMLElement): boolean =>
    control.closest('form[action]') !== null || control.matches('input[type=radio], input[type=checkbox], [popovertarget]');
  const dead = visible('button, select, textarea, input').filter((control) => !works(control));
  const leadsNowhere = visible('a[href^="#"]').filter((link) => {
    const target = document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
    return !target?.checkVisibility();
  });
  const ofScripts = visible('[data-today], [data-tool]:not(a), [data-print], [data-open-menu], [hidden]');

  const GAP = /^[،,.؛;:]|[،,؛;:]\s*[،,.؛;:]|\(\s*\)|«\s*»|\{\{|undefined|\bNaN\b/;
  const gaps = visible('p, li, dd, dt, td, th, h1, h2, h3, figcaption, label').filter((element) => GAP.test(textOf(element)));

  const headings = visible('h1, h2, h3').filter((heading) => textOf(heading) === '' || /[،,:؛]$/.test(textOf(heading)));
  const titles = visible('h1').length;
  const flat = visible('[data-background]').filter((section) => {
    const image = section.querySelector('img');
    return !image || !isVisible(image) || image.naturalWidth === 0;
  });
  return [
    ...named('does nothing', dead),
    ...named('leads nowhere', leadsNowhere),
    ...named('is for scripts', ofScripts),
    ...named('has a gap', gaps),
    ...named('is not a whole heading', headings),
    ...(titles === 1 ? [] : [`${titles} titles`]),
    ...flat.map(({ dataset }) => `no picture behind ${dataset.background}`),
  ];
};
