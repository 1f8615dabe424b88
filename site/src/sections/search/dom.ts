type Child = Node | string | false;

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** No text becomes markup. */
const furnish = <Made extends Element>(made: Made, attributes: Attributes, ...children: readonly Child[]): Made => {
  for (const [name, value] of Object.entries(attributes)) if (value || value === '') made.setAttribute(name, value === true ? '' : value);
  made.append(...children.filter((child) => child !== false));
  return made;
};

export const el = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => furnish(document.createElement(tag), attributes, ...children);

/** Adds styles after those of the page, in one `@media` rule: Safari before 16.4 has no constructable stylesheets. */
export const addStyles = (css: string): void => {
  const stylesheet = [...document.styleSheets].at(-1);
  stylesheet?.insertRule(`@media all{${css}}`, stylesheet.cssRules.length);
};

const SVG = 'http://www.w3.org/2000/svg';
export const drawing = (path: string, className = 'icon', viewBox = '0 0 24 24'): SVGElement =>
  furnish(
    document.createElementNS(SVG, 'svg'),
    { viewBox, 'aria-hidden': 'true', class: className },
    furnish(document.createElementNS(SVG, 'path'), { d: path }),
  );

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
