type Child = Node | string | null | undefined | false;

/** Sets a property if the element has it, else an attribute. No text becomes markup. */
export const el = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, string | boolean | undefined>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === true) made.setAttribute(name, '');
    else if (typeof value === 'string') made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
};

/** Adds styles after those of the page, in one `@media` rule: Safari before 16.4 has no constructable stylesheets. */
export const addStyles = (css: string): void => {
  const stylesheet = [...document.styleSheets].at(-1);
  stylesheet?.insertRule(`@media all{${css}}`, stylesheet.cssRules.length);
};

const SVG = 'http://www.w3.org/2000/svg';
export const drawing = (path: string, className = 'icon', viewBox = '0 0 24 24'): SVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', className);
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
};

/**
 * Returns a function that opens a dialog, which a press beside it closes. With a number it is an entry in the browser's history, marked
 * with that number, so that "back" closes it. Escape, the focus and the page behind it are the browser's work.
 */
export const modal = (dialog: HTMLDialogElement, entry?: number): (() => void) => {
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => history.state === entry && history.back());
  return () => {
    dialog.showModal();
    if (!entry) return;
    history.pushState(entry, '');
    addEventListener('popstate', () => dialog.close(), { once: true });
  };
};
