import type { CompatStatement } from '@mdn/browser-compat-data';
import type { Part } from '@sanabel/brand/browsers';
import ts from 'typescript';
import { builtIns, lackingIn, REGULAR_EXPRESSIONS } from './compat.ts';

export interface TooNew {
  file: string;
  line: number;
  what: string;
  lacking: string[];
}

/** Names of built-ins that are too new. Types are resolved for these alone, because that is slow. */
const namesTooNew = (part: Part): Set<string> =>
  new Set(
    [...builtIns].flatMap(([holder, members]) =>
      [...members].flatMap(([member, compat]) =>
        lackingIn(part, compat).length > 0 ? [member.replace('static ', '') || (holder.split('.').at(-1) ?? '')] : [],
      ),
    ),
  );

const isOfLibrary = (node: ts.Node): boolean => /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);

/** Returns the holder of a declaration as the compatibility data calls it: `MapConstructor` has the static members of `Map`. */
const holderOf = (declaration: ts.Node): { name: string; isStatic: boolean } => {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const name = parent.name.text.replace(/^Readonly(?=Array|Map|Set)/, '');
    const plain = name.replace(/Constructor$/, '');
    const space = parent.parent.parent;
    return { name: space && ts.isModuleDeclaration(space) ? `${space.name.text}.${plain}` : plain, isStatic: plain !== name };
  }
  // `declare var AbortSignal: { timeout(…): … }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent) && ts.isIdentifier(parent.parent.name))
    return { name: parent.parent.name.text, isStatic: true };
  // `declare namespace Intl { … }`
  const space = ts.isModuleBlock(parent) ? parent.parent : parent.parent?.parent?.parent;
  return { name: space && ts.isModuleDeclaration(space) ? space.name.text : '', isStatic: true };
};

/** Names a type and its base types: the data lists members under elements, not under their mixins. */
const namesOf = (type: ts.Type): string[] => {
  const types = type.isUnionOrIntersection() ? type.types : [type];
  return types.flatMap((one) => {
    const name = one.symbol?.name;
    return [...(name ? [name] : []), ...(one.isClassOrInterface() ? (one.getBaseTypes?.() ?? []).flatMap(namesOf) : [])];
  });
};

/** Tells if the code checks for a member first (`?.`, `if`, `!`, `typeof`), so that it has a fallback. */
const isAskedFor = (node: ts.Expression): boolean => {
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return parent.expression === node && parent.questionDotToken !== undefined;
  return ts.isIfStatement(parent) || ts.isPrefixUnaryExpression(parent) || ts.isTypeOfExpression(parent);
};

export const findTooNew = (program: ts.Program, files: readonly ts.SourceFile[], part: Part): TooNew[] => {
  const checker = program.getTypeChecker();
  const names = namesTooNew(part);
  const found: TooNew[] = [];
  const note = (node: ts.Node, what: string, compat: CompatStatement | undefined): void => {
    const lacking = compat ? lackingIn(part, compat) : [];
    if (lacking.length === 0) return;
    const source = node.getSourceFile();
    found.push({ file: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, what, lacking });
  };
  const noteMember = (node: ts.Node, member: string, symbol: ts.Symbol | undefined, holder: ts.Type): void => {
    const declaration = symbol?.declarations?.find(isOfLibrary);
    if (!declaration) return;
    const { name: own, isStatic } = holderOf(declaration);
    // The data does not mark the static members of JavaScript's built-ins.
    const keys = isStatic ? [`static ${member}`, member] : [member];
    const name = [own, ...namesOf(checker.getApparentType(holder))].find((one) => keys.some((key) => builtIns.get(one)?.has(key)));
    const members = name === undefined ? undefined : builtIns.get(name);
    if (members) note(node, `${name}.${member}`, keys.map((key) => members.get(key)).find(Boolean));
    // `Intl.Segmenter` is a holder itself.
    else note(node, `${own}.${member}`, builtIns.get(`${own}.${member}`)?.get(''));
  };
  const noteGlobal = (node: ts.Identifier): void => {
    const symbol = checker.getSymbolAtLocation(node);
    if (!symbol?.declarations?.some(isOfLibrary)) return;
    note(node, node.text, builtIns.get(node.text)?.get('') ?? builtIns.get('Window')?.get(node.text));
  };
  const noteExpression = (node: ts.Node, text: string): void => {
    for (const { name, written, compat } of REGULAR_EXPRESSIONS) if (written.test(text)) note(node, name, compat);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      if (names.has(node.name.text) && !isAskedFor(node))
        noteMember(node.name, node.name.text, checker.getSymbolAtLocation(node.name), checker.getTypeAtLocation(node.expression));
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      const holder = checker.getTypeAtLocation(node.parent);
      if (ts.isIdentifier(name) && names.has(name.text)) noteMember(name, name.text, holder.getProperty(name.text), holder);
    } else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && names.has(node.expression.text)) {
      const symbol = checker.getSymbolAtLocation(node.expression);
      const { text } = node.expression;
      if (symbol?.declarations?.some(isOfLibrary)) note(node, `new ${text}`, builtIns.get(text)?.get(text));
    }
    if (ts.isRegularExpressionLiteral(node)) {
      noteExpression(node, node.text);
      const flags = node.text.slice(node.text.lastIndexOf('/'));
      if (flags.includes('v')) note(node, 'flag v', builtIns.get('RegExp')?.get('unicodeSets'));
      if (flags.includes('d')) note(node, 'flag d', builtIns.get('RegExp')?.get('hasIndices'));
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') noteExpression(node, node.arguments?.[0]?.getText() ?? '');
    if (ts.isIdentifier(node) && names.has(node.text) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node))
      noteGlobal(node);
    ts.forEachChild(node, visit);
  };
  for (const source of files) visit(source);
  return found;
};
