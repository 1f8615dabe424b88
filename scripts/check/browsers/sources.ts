import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

const SCRIPT = /<script\b((?:[^>"'{/]|\/(?!>)|"[^"]*"|\{[^}]*\})*)>([\s\S]*?)<\/script>/g;

export const scriptsOf = (page: string): [file: string, text: string][] =>
  [...readFileSync(page, 'utf8').matchAll(SCRIPT)].flatMap(([, attributes = '', text = ''], index) => {
    const [, source] = /\bsrc="(\.[^"]+)"/.exec(attributes) ?? [];
    const code = source ? `import '${source}';` : text;
    return code.trim() === '' ? [] : [[join(dirname(page), `${basename(page, '.astro')}.script-${index}.ts`), code]];
  });

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.webworker.importscripts.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

/** Resolves types of our files and of React (elements, events) only: all other packages would take most of the time. */
const WITH_TYPES = /^(?:\.|@sanabel\/|react$|react\/|csstype$)/;

/** Creates a program of these files and the scripts of these pages; `texts` are files that do not exist on disk. */
export const programOf = (
  files: readonly string[],
  pages: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): ts.Program => {
  const inline = new Map([...texts, ...pages.flatMap(scriptsOf)]);
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists } = host;
  host.readFile = (file) => inline.get(file) ?? readFile(file);
  host.fileExists = (file) => inline.has(file) || fileExists(file);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, OPTIONS);
  host.resolveModuleNameLiterals = (specifiers, from) =>
    specifiers.map(({ text }) =>
      WITH_TYPES.test(text) ? ts.resolveModuleName(text, from, OPTIONS, host, cache) : { resolvedModule: undefined },
    );
  return ts.createProgram([...files, ...inline.keys()], OPTIONS, host);
};

const importsOf = (source: ts.SourceFile): ts.StringLiteralLike[] => {
  const found: ts.StringLiteralLike[] = [];
  const visit = (node: ts.Node): void => {
    const isTypeOnly = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : ts.isExportDeclaration(node) && node.isTypeOnly;
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && !isTypeOnly && node.moduleSpecifier)
      if (ts.isStringLiteralLike(node.moduleSpecifier)) found.push(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      for (const argument of node.arguments) if (ts.isStringLiteralLike(argument)) found.push(argument);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Finds our files that run in the browser: the roots, and what they import except types. */
export const runningFiles = (program: ts.Program, roots: readonly string[]): ts.SourceFile[] => {
  const checker = program.getTypeChecker();
  const found = new Set<ts.SourceFile>();
  const add = (source: ts.SourceFile | undefined): void => {
    if (source && !source.isDeclarationFile && !source.fileName.includes('/node_modules/')) found.add(source);
  };
  for (const root of roots) add(program.getSourceFile(root));
  for (const source of found)
    for (const specifier of importsOf(source)) {
      const [declaration] = checker.getSymbolAtLocation(specifier)?.declarations ?? [];
      if (declaration && ts.isSourceFile(declaration)) add(declaration);
    }
  return [...found];
};
