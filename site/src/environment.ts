import { resolve } from 'node:path';
import { LOCALES } from '@sanabel/contract/enumerations';
import * as z from 'zod';

/** Folders that are not absolute are taken from where the build runs, the site's own folder; not from this file, which Astro bundles elsewhere. */
const folder = (name: string) =>
  z
    .string()
    .default(name)
    .transform((path) => resolve(path));

const variables = z.object({
  /** The address of the CMS; only the build calls it. */
  CMS_URL: z.url().default('http://127.0.0.1:1337'),
  CONTENT_TOKEN: z.string({ error: 'is needed to read the content' }),
  /** The origin that visitors see, for canonical links and hreflang. */
  SITE_URL: z.url().default('http://127.0.0.1:4321'),
  /** The language without a prefix in its addresses (decision L1). */
  DEFAULT_LOCALE: z.enum(LOCALES).default('ar'),
  /** Where the control panel calls the CMS directly; empty: through the site's own host. */
  API_URL: z.url().or(z.literal('')).default(''),
  /** The address at which the CMS's bucket of media is read, where it has one. */
  S3_PUBLIC_URL: z.url().or(z.literal('')).default(''),
  /** The finished site, as a host serves it. */
  OUT_DIR: folder('out'),
  /** Cloudflare Pages says so in its builds: then the site gets the files by which it keeps to netlify.toml. */
  CF_PAGES: z.stringbool().default(false),
  /** Kept between builds: media that are here are not fetched again. */
  CACHE_DIR: folder('.cache'),
});

type Source = Readonly<Record<string, string | undefined>>;
export type Environment = z.infer<typeof variables>;

const parse = <T extends z.ZodType>(schema: T, source: Source): z.infer<T> => {
  const blankIsAbsent = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(blankIsAbsent);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The site's environment is not right:\n${faults.join('\n')}`);
};

/** Reads and checks the build's variables; a wrong one ends the build with a sentence that names it. */
export const readEnvironment = (source: Source = process.env): Environment => parse(variables, source);

/** The variables that stand in the pages; no token, because pages are rendered from what they are given. */
export const readAddresses = (source: Source = process.env): Pick<Environment, 'SITE_URL' | 'DEFAULT_LOCALE'> =>
  parse(variables.pick({ SITE_URL: true, DEFAULT_LOCALE: true }), source);
