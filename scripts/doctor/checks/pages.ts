import { LOCALES } from '@sanabel/contract/enumerations';
import { addressOf } from '@sanabel/contract/pages';
import { inRoot } from '../../environment/root.ts';
import { readRules } from '../../site-server/rules.ts';
import { type Check, type Finding, fault, ok, orNull, type Target } from '../check.ts';

const PAGES = ['/admin/', '/build.json', '/api/v1/health'];
/** The default language of another site is not known. */
const homesOf = ({ inside }: Target): string[] =>
  inside ? LOCALES.map((locale) => addressOf(locale, '/', inside.DEFAULT_LOCALE)).toSorted() : ['/'];
/** Headers that a proxy or a CDN may change. */
const OWN_WAY = /^(?:cache-control|content-type|speculation-rules)$/i;

const missingHeaders = async (answer: Response): Promise<string[]> => {
  const rules = await readRules(inRoot('netlify.toml'));
  const wanted = Object.entries(rules.headersFor('/')).filter(([name]) => !OWN_WAY.test(name));
  const lacking = wanted.flatMap(([name, value]) => (answer.headers.get(name) === value ? [] : [name]));
  return answer.headers.has('content-security-policy') ? lacking : [...lacking, 'Content-Security-Policy'];
};

export const pages: Check = {
  name: { ar: 'الصفحات', en: 'Pages' },
  isInside: false,
  run: async (target) => {
    const { site } = target;
    const findings: Finding[] = [];
    for (const path of [...homesOf(target), ...PAGES]) {
      const answer = await orNull(fetch(new URL(path, site)));
      if (answer?.ok) findings.push(ok(`${path} يجيب.`, `${path} responds.`));
      else
        findings.push(
          fault(
            {
              ar: `${path} لا يجيب كما يجب (${answer?.status ?? 'لا جواب'}).`,
              en: `${path} does not respond as expected (${answer?.status ?? 'no response'}).`,
            },
            {
              ar: 'انظر السجلات: journalctl -u sanabel-cms -u sanabel-site',
              en: 'See the logs: journalctl -u sanabel-cms -u sanabel-site',
            },
          ),
        );
      if (path !== '/' || !answer?.ok) continue;
      const missing = await missingHeaders(answer);
      findings.push(
        missing.length === 0
          ? ok('ترويسات الأمان كلها موجودة.', 'All security headers are present.')
          : fault(
              {
                ar: `ترويسات ناقصة أو مختلفة: ${missing.join('، ')}.`,
                en: `These headers are missing or different: ${missing.join(', ')}.`,
              },
              {
                ar: 'برنامج أمام الموقع يغيّرها: استعمل deploy/Caddyfile كما هو.',
                en: 'Something in front of the site changes them: use deploy/Caddyfile unchanged.',
              },
            ),
      );
    }
    return findings;
  },
};
