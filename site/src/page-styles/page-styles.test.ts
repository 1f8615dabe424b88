import { expect, it } from 'vitest';
import { fitStyles } from './page-styles.ts';

const page = (css: string, body: string): string => `<html><head><style>${css}</style></head><body>${body}</body></html>`;
const fitted = (pages: readonly string[], scripts: Record<string, string> = {}): string[] => {
  const named = new Map(pages.map((html, index) => [`${index}.html`, html]));
  const byPath = new Map(fitStyles(named, new Map(Object.entries(scripts))).map(({ path, html }) => [path, html]));
  return pages.map((_, index) => byPath.get(`${index}.html`) ?? '');
};

it('a page keeps the rules of its own classes and of elements', () => {
  expect(fitted([page('.flex{display:flex}.grid{display:grid}p{color:red}', '<p class="flex mt-2">')])).toEqual([
    page('.a{display:flex}p{color:red}', '<p class="a mt-2">'),
  ]);
});

it('the most frequent class gets the shortest name, and one name in every selector', () => {
  const css = String.raw`.max-mid\:hidden:hover,.x .y:not(.x):is(.y,p):nth-child(2n of .y){color:red}.w-\[calc\(1\%\)\]{color:#00f}`;
  const [html] = fitted([page(css, '<p class="x y"></p><p class="y w-[calc(1%)]"></p><p class="y max-mid:hidden"></p>')]);
  expect(html).toBe(
    page(
      '.b:hover,.d .a:not(.d):is(.a,p):nth-child(2n of .a){color:red}.c{color:#00f}',
      '<p class="d a"></p><p class="a c"></p><p class="a b"></p>',
    ),
  );
});

it('a class in a page is read as the browser reads it', () => {
  expect(fitted([page(String.raw`.\[\&\>p\]\:flex>p{display:flex}`, '<p class="[&amp;&gt;p]:flex"></p>')])).toEqual([
    page('.a>p{display:flex}', '<p class="a"></p>'),
  ]);
});

it('a class that a script or a property of an island may set keeps its name and its rule', () => {
  const css = '.held{color:red}.lead{color:#00f}.a{color:green}';
  const body =
    '<i data-props="{&quot;className&quot;:&quot;typed lead&quot;}"></i><b class="lead held"></b><script src="/assets/one.js"></script>';
  expect(fitted([page(css, body)], { 'one.js': 'import"./two.js"', 'two.js': 'e.className=`held `+x', 'three.js': '"a"' })).toEqual([
    page('.held{color:red}.lead{color:#00f}', body),
  ]);
});

it('a class that a script looks for keeps its name', () => {
  const body = '<p class="full word"><script src="/assets/one.js"></script>';
  const script = "a.querySelector('dialog.full');b.querySelectorAll('p > .word')";
  expect(fitted([page('.full{color:red}.word{color:#00f}', body)], { 'one.js': script })).toEqual([
    page('.full{color:red}.word{color:#00f}', body),
  ]);
});

it('a quoted sign in an attribute does not end the element', () => {
  expect(fitted([page('.wide{color:red}', '<p title="1 > 2" class="wide">wide?</p>')])).toEqual([
    page('.a{color:red}', '<p title="1 > 2" class="a">wide?</p>'),
  ]);
});

it('pages that come with the same styles keep one text, and an animation stays', () => {
  const css = '@keyframes grow{to{scale:2}}.one{animation:1s grow}.two{color:red}';
  const [first = '', second = ''] = fitted([page(css, '<p class="one two">'), page(css, '<p class="two">')]);
  expect(first.slice(0, first.indexOf('<body>'))).toBe(second.slice(0, second.indexOf('<body>')));
  expect(second).toContain('@keyframes grow{to{scale:2}}.b{animation:1s grow}.a{color:red}');
});

it('custom properties that nothing reads are left out', () => {
  const css = ':root{--read:red;--drawn:red;--unread:red}@property --tw-x{syntax:"*";inherits:false}.x{--tw-x:1;color:var(--read)}';
  expect(fitted([page(css, '<path class="x" fill="var(--drawn)"/>')])).toEqual([
    page(':root{--read:red;--drawn:red}.a{color:var(--read)}', '<path class="a" fill="var(--drawn)"/>'),
  ]);
});

it('a page without styles is left alone', () => {
  expect(fitStyles(new Map([['x.html', '<html><head></head><body></body></html>']]), new Map())).toEqual([]);
});
