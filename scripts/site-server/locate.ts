import { statSync } from 'node:fs';
import { join } from 'node:path';

export type Target = { kind: 'file'; file: string } | { kind: 'moved'; path: string };

/** Synchronous, because a thread would take ten times as long for what is in the kernel's memory. */
const isFile = (path: string): boolean => {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
};

/** Decodes the parts of a path; null if it could leave the folder, or reach a hidden file or one meant for the CDN alone. */
const safeParts = (path: string): string[] | null => {
  try {
    const parts = path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
    const isUnsafe = (part: string) =>
      (part.startsWith('.') && part !== '.well-known') || part === '_headers' || part === '_redirects' || /[/\\\0]/.test(part);
    return parts.some(isUnsafe) ? null : parts;
  } catch {
    return null;
  }
};

/** Resolves a path like Netlify's pretty URLs: about.html is at `/about`, about/index.html at `/about/`. Never leaves the folder. */
const locate = (root: string, path: string): Target | null => {
  const parts = safeParts(path);
  if (!parts) return null;
  const has = (...names: string[]) => isFile(join(root, ...names));
  const file = (...names: string[]): Target => ({ kind: 'file', file: names.join('/') });
  if (parts.length === 0) return has('index.html') ? file('index.html') : null;

  const endsInSlash = path.endsWith('/');
  const [last = ''] = parts.slice(-1);
  const folder = parts.slice(0, -1);
  const address = `/${parts.map(encodeURIComponent).join('/')}`;
  if (!endsInSlash && has(...parts)) return file(...parts);
  if (has(...folder, `${last}.html`)) return endsInSlash ? { kind: 'moved', path: address } : file(...folder, `${last}.html`);
  if (has(...parts, 'index.html')) return endsInSlash ? file(...parts, 'index.html') : { kind: 'moved', path: `${address}/` };
  return null;
};

/** Size at which the memory is cleared: anyone may spell a path in many ways. */
const REMEMBERED_MAX = 10_000;

export interface Locator {
  locate(path: string): Target | null;
  /** Returns whether the path was remembered. */
  forget(path: string): boolean;
}

/** Remembers which file a path leads to while this version of the site is served. Forget a path whose file is gone. */
export const createLocator = (root: string): Locator => {
  const files = new Map<string, Target>();
  return {
    locate: (path) => {
      const known = files.get(path);
      if (known) return known;
      const target = locate(root, path);
      if (target?.kind !== 'file') return target;
      if (files.size >= REMEMBERED_MAX) files.clear();
      files.set(path, target);
      return target;
    },
    forget: (path) => files.delete(path),
  };
};
