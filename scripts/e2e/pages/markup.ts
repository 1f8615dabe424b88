import type { Page } from 'playwright-core';

export interface Markup {
  lang: string;
  dir: string;
  canonical: string | null;
  robots: string | null;
  alternates: Record<string, string>;
  /** Phone numbers and e-mail addresses in a sentence that are not isolated from it. */
  unmarked: string[];
  /** Words in the other script without a direction. */
  foreign: string[];
  /** Drawings that refer to a shape missing from the page. */
  lost: string[];
  things: Record<string, unknown>[];
}

/** Runs in the browser: its parser reads the markup, and no script of the page runs. */
const read = (html: string): Markup => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const root = page.documentElement;
  const link = (selector: string, attribute: string) => page.querySelector(selector)?.getAttribute(attribute) ?? null;
  const PHONE_OR_MAIL = /\+?\d[\d\s-]{7,}\d|[\w.+-]+@[\w-]+\.[\w.]+/;
  const ARABIC = /\p{Script=Arabic}/u;
  const isForeign = (text: string) => (root.lang === 'ar' ? /[A-Za-z]{2}/ : ARABIC).test(text);

  const unmarked: string[] = [];
  const foreign: string[] = [];
  const look = (scope: ParentNode & Node) => {
    const walker = page.createTreeWalker(scope, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLTemplateElement) look(node.content);
      const holder = node.parentElement;
      const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue?.trim() ?? '') : '';
      if (!holder || text === '' || holder.closest('script, style, noscript')) continue;
      const island = holder.closest('bdi, [dir]:not(html)');
      if (PHONE_OR_MAIL.test(text) && island?.getAttribute('dir') !== 'ltr') unmarked.push(text.slice(0, 80));
      if (isForeign(text) && !island && !holder.closest('[lang]:not(html)')) foreign.push(text.slice(0, 80));
    }
  };
  look(page.body);
  return {
    lang: root.lang,
    dir: root.dir,
    canonical: link('link[rel=canonical]', 'href'),
    robots: link('meta[name=robots]', 'content'),
    alternates: Object.fromEntries(
      [...page.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((element) => [element.hreflang, element.href]),
    ),
    unmarked,
    foreign,
    lost: [...page.querySelectorAll('use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#') && !page.querySelector(href)),
    things: [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      (script) => JSON.parse(script.textContent ?? '')['@graph'],
    ),
  };
};

export const readMarkup = (page: Page, html: string): Promise<Markup> => page.evaluate(read, html);
