import type { Locale } from '@sanabel/contract/enumerations';
import { addBody, bodyFilesOf, type Found, find, open, type SearchPart, type Term, termsOf } from './find.ts';
import { fileAddress, type IndexPart, type Shown, type Start } from './model.ts';
import type { Packed } from './packed.ts';

/** Fetches a file of the search once; a failure is forgotten, so that the next search tries again. */
const fetcher = () => {
  const known = new Map<string, Promise<unknown>>();
  return <T>(address: string): Promise<T> => {
    const coming =
      known.get(address) ??
      fetch(address).then((answer) => {
        if (!answer.ok) throw new Error(address);
        return answer.json();
      });
    known.set(address, coming);
    coming.catch(() => known.delete(address));
    return coming as Promise<T>;
  };
};

/** The search of one language: its files are fetched as they are needed, and kept. */
export const openIndex = (locale: Locale) => {
  const fetchFile = fetcher();
  const fileOf = <T>(...name: readonly (string | number)[]): Promise<T> => fetchFile<T>(fileAddress(locale, ...name));
  const opened = new Map<number, SearchPart>();
  const start = (): Promise<Start> => fileOf<Start>('start');

  const partOf = async (number: number): Promise<IndexPart> => {
    const part = await fileOf<IndexPart>('part', number);
    if (!opened.has(number)) opened.set(number, open(part));
    return part;
  };
  const withBodies = async (number: number, files: readonly number[]): Promise<SearchPart> => {
    await partOf(number);
    const part = opened.get(number) as SearchPart;
    const missing = files.filter((file) => !part.bodies.has(file));
    await Promise.all(missing.map(async (file) => addBody(part, file, await fileOf<Packed>('body', number, file))));
    return part;
  };

  return {
    start,
    /** The words of a query, and what has them: the pages of the site are the last part. */
    search: async (typed: string): Promise<{ terms: Term[]; found: Found[] }> => {
      const { parts, pages, synonyms } = await start();
      const terms = termsOf(typed, synonyms);
      const files = bodyFilesOf(terms);
      const all = await Promise.all(Array.from({ length: parts }, (_, number) => withBodies(number, files)));
      if (!opened.has(parts)) opened.set(parts, open(pages.part));
      return { terms, found: find([...all, opened.get(parts) as SearchPart], terms) };
    },
    /** What is shown of a found item. */
    recordOf: async ({ part, at }: Found): Promise<Shown> => {
      const { parts, pages } = await start();
      if (part === parts) return pages.records[at] as Shown;
      const { files } = await partOf(part);
      let [file, place] = [0, at];
      while (place >= (files[file] ?? Number.POSITIVE_INFINITY)) {
        place -= files[file] as number;
        file += 1;
      }
      return (await fileOf<Shown[]>('found', part + file * parts))[place] as Shown;
    },
  };
};
export type SearchIndex = ReturnType<typeof openIndex>;
