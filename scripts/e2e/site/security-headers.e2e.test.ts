import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pageKinds } from './pages.ts';

const { siteUrl, cmsUrl } = inject('stack');
const SIX_MONTHS_SECONDS = 15_768_000;
/** Sources that the policy may name: none from another host. A digest allows one text that the build knows. */
const OWN_SOURCE = /^'(?:self|none|sha(?:256|384|512)-[\w+/=]+)'$/;

interface Answer {
  path: string;
  headers: Headers;
  html: string;
  policy: ReadonlyMap<string, string[]>;
}

const readPolicy = (header: string | null): Map<string, string[]> =>
  new Map(
    (header ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

let answers: Answer[];
beforeAll(async () => {
  const paths = [...(await pageKinds(cmsUrl)).map(({ path }) => path), '/admin/', '/no-such-page'];
  answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(siteUrl + path);
      const policy = readPolicy(answer.headers.get('content-security-policy'));
      return { path, headers: answer.headers, html: await answer.text(), policy };
    }),
  );
});

const breaking = (isKept: (answer: Answer) => boolean): string[] => answers.filter((answer) => !isKept(answer)).map(({ path }) => path);

describe('every kind of page and the control panel', () => {
  it('allow nothing by default, and no script, style or plug-in from another host', () => {
    expect(breaking(({ policy }) => policy.get('default-src')?.join() === "'none'")).toEqual([]);
    for (const name of ['script-src', 'style-src', 'object-src'])
      expect(
        breaking(({ policy }) => (policy.get(name) ?? []).every((source) => OWN_SOURCE.test(source))),
        name,
      ).toEqual([]);
    expect(breaking(({ html }) => !/<script[^>]*\ssrc=["']?(?:https?:)?\/\//i.test(html))).toEqual([]);
  });

  it('in the panel no text becomes code, and refusals are reported; visitors’ pages report nothing', () => {
    const panel = answers.find(({ path }) => path === '/admin/')?.policy;
    expect([panel?.get('require-trusted-types-for'), panel?.get('trusted-types'), panel?.get('script-src')]).toEqual([
      ["'script'"],
      ['panel'],
      ["'self'"],
    ]);
    expect(answers.filter(({ policy }) => policy.has('report-uri')).map(({ path }) => path)).toEqual(['/admin/']);
  });

  it('send forms to the site alone, are in no frame, and load nothing over plain HTTP', () => {
    expect(breaking(({ policy }) => /^'(?:self|none)'$/.test(policy.get('form-action')?.join() ?? ''))).toEqual([]);
    expect(breaking(({ policy }) => policy.get('frame-ancestors')?.join() === "'none'")).toEqual([]);
    expect(breaking(({ headers }) => headers.get('x-frame-options') === 'DENY')).toEqual([]);
    expect(breaking(({ policy }) => ![...policy.values()].flat().some((source) => source.startsWith('http:')))).toEqual([]);
  });

  it('are fetched over HTTPS for at least half a year after a visit', () => {
    const secondsOf = ({ headers }: Answer) => Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
    expect(breaking((answer) => secondsOf(answer) >= SIX_MONTHS_SECONDS)).toEqual([]);
  });

  it('keep types, addresses and files to the site, and set no cookie', () => {
    expect(breaking(({ headers }) => headers.get('x-content-type-options') === 'nosniff')).toEqual([]);
    expect(breaking(({ headers }) => headers.get('referrer-policy') === 'strict-origin-when-cross-origin')).toEqual([]);
    expect(breaking(({ headers }) => headers.get('cross-origin-resource-policy') === 'same-origin')).toEqual([]);
    expect(breaking(({ headers }) => headers.get('access-control-allow-credentials') === null)).toEqual([]);
    expect(breaking(({ headers }) => headers.getSetCookie().length === 0)).toEqual([]);
  });
});
