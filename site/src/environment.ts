import { resolve } from 'node:path';
import { LOCALES } from '@sanabel/contract/enumerations';
import * as z from 'zod';

/** Relative to the working directory: Astro bundles this file elsewhere, so its own path does not work. */
const folder = (name: string) =>
  z
    .string()
    .default(name)
    .transform((path) => resolve(path));

const variables = z.object({
  /** Only the build calls this address. */
  CMS_URL: z.url().default('http://127.0.0.1:1337'),
  CONTENT_TOKEN: z.string({ error: 'is needed to read the content' }),
  SITE_URL: z.url().default('http://127.0.0.1:4321'),
  /** The language without a prefix in its addresses (decision L1). */
  DEFAULT_LOCALE: z.enum(LOCALES).default('ar'),
  /** Set where the control panel calls the CMS directly; empty: through the site's own host. */
  API_URL: z.url().or(z.literal('')).default(''),
  /** The public address of the CMS's media bucket, if there is one. */
  S3_PUBLIC_URL: z.url().or(z.literal('')).default(''),
  OUT_DIR: folder('out'),
  /** Set by Cloudflare Pages in its builds: the site then gets the files that make Pages follow netlify.toml. */
  CF_PAGES: z.stringbool().default(false),
  /** Persists between builds, so that media are not fetched again. */
  CACHE_DIR: folder('.cache'),
});

type Source = Readonly<Record<string, string | undefined>>;
export type Environment = z.infer<typeof variables>;

const parse = <T extends z.ZodType>(schema: T, source: Source): z.infer<T> => {
  const blankIsAbsent = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(blankIsAbsent);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The site's environment is not right:\n${problems.join('\n')}`);
};

/** Throws an error that names the invalid variable. */
export const readEnvironment = (source: Source = process.env): Environment => parse(variables, source);

/** The variables for rendering. They include no token, because pages are rendered from the given content. */
export const readAddresses = (source: Source = process.env): Pick<Environment, 'SITE_URL' | 'DEFAULT_LOCALE'> =>
  parse(variables.pick({ SITE_URL: true, DEFAULT_LOCALE: true }), source);
