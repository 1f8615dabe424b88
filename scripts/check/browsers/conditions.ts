import type { Part } from '@sanabel/brand/browsers';
import { tooNew } from './compat.ts';

/** Runs in a page before its scripts: removes every built-in that some supported browser lacks. */
const takeOut = (removed: Record<Part, readonly (readonly [holder: string, member: string])[]>): void => {
  type Holder = Record<string, unknown> & { prototype?: object };
  for (const [path, member] of removed[location.pathname.startsWith('/admin') ? 'panel' : 'site']) {
    const names = path === '' ? [] : path.split('.');
    const holder = names.reduce<Holder | undefined>((at, name) => at?.[name] as Holder | undefined, globalThis as unknown as Holder);
    if (!holder) continue;
    const name = member.replace('static ', '');
    if (member === name && holder.prototype) Reflect.deleteProperty(holder.prototype, name);
    Reflect.deleteProperty(holder, name);
  }
};

/** Runs in a page: wraps all texts, also later ones, the way a browser's translation does. */
const translate = (): void => {
  const wrap = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest('font, script, style, textarea, option, title, noscript, svg, template'))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  addEventListener('DOMContentLoaded', () => {
    // The words stay, as if the language were detected wrongly: the tests look for them.
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) wrap(target);
        addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
};

/** React's hydration errors: a translated page differs from the built one, so React renders the island again. */
const NOT_AS_BUILT = /Minified React error #(?:418|423|425)/;

/** Playwright calls it in the page; our own code is checked for it in browsers.test.ts. */
const KEPT = 'checkVisibility';
const removed = (part: Part) => tooNew(part).filter(([, member]) => member !== KEPT);

interface Condition {
  script: string;
  expected: RegExp;
}

const CONDITIONS: Readonly<Record<string, () => Condition>> = {
  oldest: () => ({ script: `(${takeOut})(${JSON.stringify({ site: removed('site'), panel: removed('panel') })})`, expected: /^$/ }),
  translated: () => ({ script: `(${translate})()`, expected: NOT_AS_BUILT }),
};

/** Condition under which pages are tested (`TEST_BROWSER`, docs/browsers.md); null is the unchanged browser. */
export const condition: Condition | null = CONDITIONS[process.env.TEST_BROWSER ?? '']?.() ?? null;
