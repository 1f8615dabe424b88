import { stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Target = { kind: 'file'; file: string } | { kind: 'moved'; path: string };

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
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
export const locate = async (root: string, path: string): Promise<Target | null> => {
  const parts = safeParts(path);
  if (!parts) return null;
  const has = (...names: string[]) => isFile(join(root, ...names));
  const file = (...names: string[]): Target => ({ kind: 'file', file: names.join('/') });
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
