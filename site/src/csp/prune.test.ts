import { expect, it } from 'vitest';
import { pruned, scriptsOf, wordsOf } from './prune.ts';

const prunedFor = (html: string, css: string): string => {
  const words = wordsOf(html);
  return pruned(css, (name) => words.has(name));
};

it('a page keeps the rules of its own classes and of elements', () => {
  expect(prunedFor('<p class="flex mt-2">', '.flex{display:flex}.grid{display:grid}p{color:red}')).toBe('.flex{display:flex}p{color:red}');
});

it('a class with signs in its name is known by its written form', () => {
  const css = String.raw`.max-mid\:hidden{color:red}.w-\[calc\(100\%-2px\)\]{color:red}.wide\:hidden{color:red}.\31 x{color:red}`;
  expect(prunedFor('<p class="max-mid:hidden w-[calc(100%-2px)]">', css)).toBe(
    String.raw`.max-mid\:hidden,.w-\[calc\(100\%-2px\)\]{color:red}`,
  );
});

it('quotes in a class of a page are read as the browser reads them', () => {
  expect(prunedFor('<p class="content-[&#39;/&#39;]">', String.raw`.content-\[\'\/\'\]{color:red}`)).toContain('color:red');
});

it('a rule stays where one of its selectors can match', () => {
  const css = '.a,.b{color:red}.a:not(.b){color:#00f}.b .a,.b p{color:green}';
  expect(prunedFor('<p class="a">', css)).toBe('.a,.b{color:red}.a:not(.b){color:#00f}');
});

it('an animation stays, though a class of its name is missing', () => {
  expect(prunedFor('<p class="a">', '@keyframes grow{to{scale:2}}.a{animation:1s grow}')).toContain('@keyframes grow');
});

it('classes that a script sets are among its words', () => {
  expect([...wordsOf('e.className=`round `+x,f("held")')]).toEqual(expect.arrayContaining(['round', 'held']));
});

it('the scripts of a page are those that it names, and what they import', () => {
  const scripts = new Map([
    ['a.1.js', 'import "./b.2.js"'],
    ['b.2.js', 'import("./a.1.js")'],
    ['c.3.js', ''],
  ]);
  expect([...scriptsOf('<astro-island component-url="/assets/a.1.js">', scripts)]).toEqual(['a.1.js', 'b.2.js']);
});
