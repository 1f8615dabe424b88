import { describe, expect, it } from 'vitest';
import { renamer, shortNames } from './class-names.ts';
import { fitStylesheet, namesFor } from './page-styles.ts';
import { fitScript } from './scripted-styles.ts';
import { classesOf } from './stylesheet.ts';
import { withShortTokens } from './tokens.ts';

/** Fits a stylesheet to sources, and returns a function that renames classes in their rendered markup. */
const fit = (css: string, sources: Record<string, string>): { css: string; rename: (html: string) => string } => {
  const files = new Map(Object.entries(sources));
  const names = namesFor(files, classesOf(css));
  return { css: fitStylesheet(css, [...files.values()], names), rename: renamer(names) };
};

describe('the sheet of a route', () => {
  it('has the rules of elements and of the classes in its sources', () => {
    const { css, rename } = fit('.flex{display:flex}.grid{display:grid}p{color:red}', { 'Page.astro': '<p class="flex mt-2">' });
    expect(css).toBe('.a{display:flex}p{color:red}');
    expect(rename('<p class="flex mt-2">')).toBe('<p class="a mt-2">');
  });

  it('gives the most frequent class the shortest name, and one name in every selector', () => {
    const stylesheet = String.raw`.max-mid\:hidden:hover,.x .y:not(.x):is(.y,p):nth-child(2n of .y){color:red}.w-\[calc\(1\%\)\]{color:#00f}`;
    const page = '<p class="x y"></p><p class="y w-[calc(1%)]"></p><p class="y max-mid:hidden"></p>';
    const { css, rename } = fit(stylesheet, { 'Page.astro': page });
    expect(css).toBe('.b:hover{color:red}.d .a:not(.d):is(.a,p):nth-child(2n of .a){color:red}.c{color:#00f}');
    expect(rename(page)).toBe('<p class="d a"></p><p class="a c"></p><p class="a b"></p>');
  });

  it('takes no part of a number for a class', () => {
    const stylesheet = String.raw`.px-3{padding-inline:12px}.px-3\.5{padding-inline:14px}`;
    expect(fit(stylesheet, { 'Page.astro': '<p class="px-3.5">' }).css).toBe('.a{padding-inline:14px}');
  });

  it('gives one name to classes that are together on every element', () => {
    const stylesheet = '.mt-2{margin-top:8px}.p-4{padding:16px}.ps-5{padding-inline-start:20px}.print\\:p-0{padding:0}';
    const page = '<p class="ps-5 print:p-0 mt-2"></p><p class="p-4"></p><p class="mt-2 ps-5 print:p-0 p-4"></p>';
    const { css, rename } = fit(stylesheet, { 'Page.astro': page });
    expect(css).toBe('.b{margin-top:8px}.a{padding:16px}.b{padding-inline-start:20px;padding:0}');
    expect(rename(page)).toBe('<p class="b"></p><p class="a"></p><p class="b a"></p>');
  });

  it('keeps two names for classes of which one may be alone', () => {
    const css = '.flex{display:flex}.grow{flex:1}';
    const page = '<p class="flex grow"></p><b class={isWide ? "grow" : undefined}></b>';
    expect(fit(css, { 'Page.astro': page }).rename(page)).toContain('<p class="b a">');
  });

  it('knows a class with quotation marks or angle brackets in its value', () => {
    const stylesheet = String.raw`.before\:content-\[\'\/\'\]:before{content:"/"}.\[\&\>\.b\:first-child\]\:flex>.b:first-child{display:flex}.b{color:red}`;
    const page = `<p class="before:content-['/'] [&>.b:first-child]:flex"><b class="b"></b></p>`;
    const { css, rename } = fit(stylesheet, { 'Page.astro': page });
    expect(css).toBe('.d:before{content:"/"}.c>.a:first-child{display:flex}.a{color:red}');
    expect(rename(page)).toBe('<p class="d c"><b class="a"></b></p>');
  });

  it('keeps the names of classes that run in the browser: of islands, scripts, and what is handed to an island', () => {
    const stylesheet = '.held{color:red}.lead{color:#00f}.seen{color:green}.plain{color:#000}';
    const { css, rename } = fit(stylesheet, {
      'Form.tsx': 'className="held"',
      'Page.astro': '<Form client:near class="lead" />',
      'Other.astro': '<b class="seen plain"></b><script>document.querySelector("b.seen")</script>',
    });
    expect(css).toBe('.held{color:red}.lead{color:#00f}.seen{color:green}.a{color:#000}');
    expect(rename('<b class="seen plain">')).toBe('<b class="seen a">');
  });

  it('takes no markup after a script without a text for a script', () => {
    const page = '<script set:html={text} /><b class="bold"></b><script>one()</script>';
    expect(fit('.bold{color:red}', { 'Page.astro': page }).css).toBe('.a{color:red}');
  });

  it('leaves out an animation that nothing plays', () => {
    const stylesheet = '@keyframes fill{to{scale:2}}@keyframes turn{to{scale:3}}.one{fill:red;animation:1s turn}';
    expect(fit(stylesheet, { 'Page.astro': '<b class="one">' }).css).toBe('@keyframes turn{to{scale:3}}.a{fill:red;animation:1s turn}');
  });

  it('keeps an animation, and leaves out custom properties that nothing reads', () => {
    const stylesheet =
      '@keyframes grow{to{scale:2}}:root{--read:red;--drawn:red;--unread:red}@property --tw-x{syntax:"*";inherits:false}.one{--tw-x:1;color:var(--read);animation:1s grow}';
    const { css } = fit(stylesheet, { 'Page.astro': '<path class="one" fill="var(--drawn)"/>' });
    expect(css).toBe('@keyframes grow{to{scale:2}}:root{--read:red;--drawn:red}.a{color:var(--read);animation:1s grow}');
  });

  it('has the initial value itself of a property that no rule sets', () => {
    const block = '@layer properties{@supports (color:red){*{--tw-style:solid}}}';
    const registered = '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}';
    const stylesheet = `${block}${registered}.line{border-style:var(--tw-style)}.dashed{--tw-style:dashed;border-style:dashed}`;
    expect(fit(stylesheet, { 'Page.astro': '<p class="line">' }).css).toBe('.a{border-style:solid}');
    expect(fit(stylesheet, { 'Page.astro': '<p class="line"></p><p class="line dashed">' }).css).toContain('border-style:var(--tw-style)');
  });
});

describe('short names', () => {
  it('are read and written as a browser does', () => {
    expect(renamer(new Map([['[&>p]:flex', 'a']]))('<p class="[&amp;&gt;p]:flex" title="1 > 2"></p>')).toBe(
      '<p class="a" title="1 > 2"></p>',
    );
  });

  it('are never taken by another class', () => {
    const counts = new Map([
      ['x', 2],
      ['b', 1],
    ]);
    expect([...shortNames(counts, new Set(['a']))]).toEqual([
      ['x', 'c'],
      ['b', 'd'],
    ]);
  });
});

describe('the name of a design token', () => {
  it('is short wherever it is defined or read, and the same everywhere', () => {
    const [, short = ''] = /var\((--\w+)\)/.exec(withShortTokens('var(--color-brand)')) ?? [];
    expect(short.length).toBeLessThan(6);
    expect(withShortTokens(String.raw`:root{--color-brand:red}.a_var\(--color-brand\){color:var(--other,var(--color-brand))}`)).toBe(
      String.raw`:root{${short}:red}.a_var\(${short}\){color:var(--other,var(${short}))}`,
    );
    expect(withShortTokens('style.getPropertyValue(`--color-brand`)')).toBe(`style.getPropertyValue(\`${short}\`)`);
  });

  it('stays in the name of a class that does not say `var`, which the page has too', () => {
    expect(withShortTokens('class="pb-(--section)"')).toBe('class="pb-(--section)"');
  });
});

describe('the sheet of a script', () => {
  const fitted = (css: string, script: string): string =>
    fitScript(`const styles = ${JSON.stringify(css)};\nel('div', { class: 'scripted' }, ${script})`, 'Search.astro_script');

  it('has the rules of the utilities in the script, under short names in both', () => {
    const css = String.raw`.scripted .mt-2{margin-top:8px}.scripted .mt-4{margin-top:16px}.scripted .hover\:underline:hover{color:red}`;
    expect(fitted(css, "el('p', { class: 'mt-2 hover:underline' })")).toBe(
      `const styles = "._Search ._b{margin-top:8px}._Search ._a:hover{color:red}";\nel('div', { class: '_Search' }, el('p', { class: '_b _a' }))`,
    );
  });

  it('keeps names that may be other words of the script', () => {
    expect(fitted('.scripted .grid{display:grid}', "el('p', { class: 'grid' })")).toContain('._Search .grid{display:grid}');
  });

  it('merges the rules of utilities that always occur together, unless their order matters to another', () => {
    const css =
      '.scripted .mt-2{margin-top:8px}.scripted .p-4{padding:16px}.scripted .ps-5{padding-inline-start:20px}.scripted .text-ink{color:#000}';
    const script = fitted(css, "el('p', { class: 'text-ink ps-5 mt-2' }, el('b', { class: 'p-4' }), el('i', { class: 'p-4 ps-5' }))");
    expect(script).toContain('._Search ._c{color:#000;margin-top:8px}');
    expect(script).toContain("{ class: ' _b _c' }");
    expect(script).toContain('{padding:16px}');
    expect(script).toContain('{padding-inline-start:20px}');
  });

  it('does not apply to another script of the page, which has the same short names', () => {
    const script = '".scripted .mt-2{margin-top:8px}";"scripted";"mt-2"';
    expect(fitScript(script, 'Search')).toContain('"._Search ._a{margin-top:8px}";"_Search";"_a"');
    expect(fitScript(script, 'Tools')).toContain('"._Tools ._a{margin-top:8px}";"_Tools";"_a"');
  });

  it('merges utilities of the same state, too', () => {
    const css = String.raw`.scripted .hover\:bg-tint:hover{background-color:#eee}.scripted .hover\:text-ink:hover{color:#000}`;
    expect(fitted(css, "el('p', { class: 'hover:bg-tint hover:text-ink' })")).toContain('._a:hover{color:#000;background-color:#eee}');
  });

  it('keeps the order of merged rules that set the same property', () => {
    const css = '.scripted .mt-2{margin-top:8px}.scripted .p-4{padding:16px}.scripted .ps-5{padding-inline-start:20px}';
    const script = fitted(css, "el('p', { class: 'mt-2 p-4 ps-5' })");
    expect(script).toContain('{padding:16px;margin-top:8px;padding-inline-start:20px}');
  });

  it('leaves the value of a token to the page', () => {
    const css =
      '.scripted .bg-brand{background:var(--color-brand,#17663f)}.scripted .text-lead{font-size:var(--text-lead,clamp(1rem,calc(1rem + 1vw),2rem))}';
    const script = fitted(css, "el('p', { class: 'bg-brand text-lead' })");
    expect(script).toContain('background:var(--color-brand)');
    expect(script).toContain('font-size:var(--text-lead)');
  });

  it('is nothing in a script without styles', () => {
    expect(fitScript('one("mt-2")', 'Search')).toBe('one("mt-2")');
  });
});

it('is written as the oldest browsers read it', () => {
  const { css } = fit('@media (width >= 600px){p{color:red;&:hover{color:#00f}}}', { 'Page.astro': '<p>' });
  expect(css).toBe('@media (min-width:600px){p{color:red}p:hover{color:#00f}}');
});
