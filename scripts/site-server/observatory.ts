/** The points of one test of Mozilla's HTTP Observatory, and what they are for. */
export interface Mark {
  test: string;
  points: number;
}

const BASELINE = 100;
/** Bonuses count only for those who have few penalties. */
const BONUS_FROM = 90;
const SIX_MONTHS_SECONDS = 15_768_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
/** Sources that let anything in, for scripts and plug-ins. */
const BROAD = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', '*'];
const BROAD_STYLES = ["'unsafe-inline'", 'data:', 'http:', 'https:', '*'];

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const policyPoints = (policy: string | undefined): number => {
  if (policy === undefined) return -25;
  const directives = directivesOf(policy);
  const sources = (name: string): string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const hasAny = (name: string, refused: string[]) => sources(name).some((source) => refused.includes(source));
  if (hasAny('script-src', BROAD) || hasAny('object-src', BROAD)) return -20;
  if ([...directives.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (hasAny('style-src', BROAD_STYLES)) return 0;
  const isNone = directives.get('default-src')?.join() === "'none'";
  const forms = directives.get('form-action')?.join();
  return isNone && (forms === "'none'" || forms === "'self'") ? 10 : 5;
};

const transportPoints = (header: string | undefined): number => {
  const [, age] = /max-age=(\d+)/.exec(header ?? '') ?? [];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS_SECONDS ? 0 : -10;
};

const framePoints = (policy: string | undefined, header: string | undefined): number => {
  if (/frame-ancestors '(?:none|self)'/.test(policy ?? '')) return 5;
  return /^(?:DENY|SAMEORIGIN)$/i.test(header ?? '') ? 0 : -20;
};

const foreignScripts = (html: string): boolean => /<script[^>]*\ssrc=["']?(?:https?:)?\/\//i.test(html);

/**
 * What the Observatory would say of one page over HTTPS, from its headers (names in small letters) and its HTML. Its rules of 2025; the bonus
 * for being on the browsers' preload list, which no header proves, is not counted.
 */
export const observatoryMarks = (headers: Readonly<Record<string, string>>, html: string): Mark[] => {
  const policy = headers['content-security-policy'];
  const referrer = headers['referrer-policy'];
  const resource = headers['cross-origin-resource-policy'];
  return [
    { test: 'content-security-policy', points: policyPoints(policy) },
    { test: 'cookies', points: headers['set-cookie'] === undefined ? 0 : -20 },
    { test: 'cross-origin-resource-sharing', points: headers['access-control-allow-credentials'] === undefined ? 0 : -50 },
    { test: 'cross-origin-resource-policy', points: resource === 'same-origin' || resource === 'same-site' ? 10 : 0 },
    { test: 'referrer-policy', points: referrer === undefined ? 0 : PRIVATE_REFERRERS.includes(referrer) ? 5 : -5 },
    { test: 'strict-transport-security', points: transportPoints(headers['strict-transport-security']) },
    { test: 'subresource-integrity', points: foreignScripts(html) ? -5 : 0 },
    { test: 'x-content-type-options', points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    { test: 'x-frame-options', points: framePoints(policy, headers['x-frame-options']) },
  ];
};

/** 100, less the penalties, and, from 90 on, more by the bonuses. */
export const observatoryScore = (marks: readonly Mark[]): number => {
  const sum = (wanted: (points: number) => boolean) =>
    marks
      .map(({ points }) => points)
      .filter(wanted)
      .reduce((total, points) => total + points, 0);
  const withPenalties = Math.max(0, BASELINE + sum((points) => points < 0));
  return withPenalties >= BONUS_FROM ? withPenalties + sum((points) => points > 0) : withPenalties;
};
