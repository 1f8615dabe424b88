import { parse } from 'smol-toml';
import * as z from 'zod';

/** `:name` matches one part of a path, `*` the rest of it. */
const redirect = z
  .object({ from: z.string(), to: z.string(), status: z.number(), force: z.boolean().default(false) })
  .transform(({ from, to, status, force }) => ({ from, to, status, isForced: force }));

const file = z.object({
  redirects: z.array(redirect),
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
});

export type Redirect = z.infer<typeof redirect>;
export type HeaderRule = readonly [pattern: string, values: Readonly<Record<string, string>>];

export const readNetlifyRules = (toml: string): { redirects: Redirect[]; headers: HeaderRule[] } => {
  const { redirects, headers } = file.parse(parse(toml));
  return { redirects, headers: headers.map((rule) => [rule.for, rule.values]) };
};

export const readHeaderRules = (text: string): HeaderRule[] =>
  text
    .split(/^(?=\S)/m)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [pattern = '', ...lines] = block.trimEnd().split('\n');
      return [
        pattern,
        Object.fromEntries(
          lines.map((line) =>
            line
              .trim()
              .split(/:\s(.*)/s)
              .slice(0, 2),
          ),
        ),
      ];
    });

export const readRedirects = (text: string): Redirect[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from, to, status] = line.split(' ');
      return redirect.parse({ from, to, status: Number(status) });
    });
