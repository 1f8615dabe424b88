import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { panelFaults } from '../../testing/style-guide.ts';

/** Files whose literals are texts of the panel, the server, its mails or the operator's commands. */
const TEXTS =
  /^(?:admin\/src\/.*(?:texts\/\w+|texts|help\/\w+)|contract\/src\/(?:messages|kinds)\/.+|cms\/src\/api\/.*(?:letters?|security-letters|page)|scripts\/(?:configure|doctor)\/.+)\.ts$/;
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: inRoot(), encoding: 'utf8' })
  .split('\0')
  .filter((file) => TEXTS.test(file) && !file.endsWith('.test.ts'));

/** Texts that stay: quoted in the specification, values to type, and headings that ask for something (not buttons). */
const EXCEPTIONS = new Set([
  'الرجاء إدخال رمز التحقق كاملاً',
  'القيمة رقم مثل ٦٠، أو مدى مثل ٥٠-٦٠، أو مسافتان مثل ٢٠×٧٠.',
  'بدون كود الدولة، فالموقع يضيف \u2066+2\u2069 قبله. ويصلح رقم الخط الساخن كما هو، مثل \u206619561\u2069.',
  'رقم محمول للمحادثة أو رابط wa.me، ويضيف الموقع \u2066+2\u2069 قبل الرقم المحلي.',
  'عدّل ما تراه',
  'أضف كلمة أو كلمتين',
  'افتح بريدك',
  // Words that lead to the bin in the panel's search.
  'Restore, deleted, delete, trash',
]);

const SENTENCE = /^[A-Z“*].* |^[a-z]+ .* [a-z]+/;

/** String literals, and templates with `…` for what they hold. */
const literalsIn = (file: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text.replaceAll(/--[a-z-]+/g, ''));
    if (ts.isTemplateExpression(node)) found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{{x}}'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest));
  return found.filter((text) => !EXCEPTIONS.has(text) && !text.includes('<'));
};

it.each(files)('the texts of %s follow the style guide', (file) => {
  const isForTerminal = file.startsWith('scripts/');
  const faults = literalsIn(file).flatMap((text) => {
    if (/\p{Script=Arabic}/u.test(text)) return panelFaults('ar', text, { isForTerminal });
    return SENTENCE.test(text) ? panelFaults('en', text, { isForTerminal }) : [];
  });
  expect(faults).toEqual([]);
});

it('finds the texts', () => {
  const all = files.flatMap(literalsIn);
  expect(all.filter((text) => /\p{Script=Arabic}/u.test(text)).length).toBeGreaterThan(1500);
  expect(all.filter((text) => SENTENCE.test(text)).length).toBeGreaterThan(700);
});
