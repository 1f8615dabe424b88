import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The meaning of a path in a folder of files: a file, or the one right address of that file. */
export type Place = { kind: 'file'; file: string } | { kind: 'moved'; path: string };

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

/** The path's parts, decoded; null for one that could lead out of the folder, to a hidden file, or to what is for the CDN alone. */
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

/**
 * Finds the file for a path as Netlify does with "pretty URLs": `/about` is about.html, `/about/` moves to `/about`;
 * a folder's index.html is at `/about/`, and `/about` moves there. Nothing outside the folder is ever found.
 */
export const locate = async (root: string, path: string): Promise<Place | null> => {
  const parts = safeParts(path);
  if (!parts) return null;
  const has = (...names: string[]) => isFile(join(root, ...names));
  const file = (...names: string[]): Place => ({ kind: 'file', file: names.join('/') });
  if (parts.length === 0) return (await has('index.html')) ? file('index.html') : null;

  const endsInSlash = path.endsWith('/');
  const [last = ''] = parts.slice(-1);
  const folder = parts.slice(0, -1);
  const address = `/${parts.map(encodeURIComponent).join('/')}`;
  if (!endsInSlash && (await has(...parts))) return file(...parts);
  if (await has(...folder, `${last}.html`)) return endsInSlash ? { kind: 'moved', path: address } : file(...folder, `${last}.html`);
  if (await has(...parts, 'index.html')) return endsInSlash ? file(...parts, 'index.html') : { kind: 'moved', path: `${address}/` };
  return null;
};
