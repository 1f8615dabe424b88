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

/** Returns the answer, or the code of what prevented it. */
const askFor = async (address: URL): Promise<Response | string> => {
  const failure = ({ cause }: Error): string => (cause as NodeJS.ErrnoException | undefined)?.code ?? 'ERR_FETCH';
  return (await orNull(fetch(address).catch(failure))) ?? 'ETIMEDOUT';
};

const faultOf = (path: string, answer: Response | string): Finding => {
  const isUnreached = typeof answer === 'string';
  return fault(
    {
      ar: `${path} لا يجيب كما يجب (${isUnreached ? `لا جواب: ${answer}` : answer.status}).`,
      en: `${path} does not respond as expected (${isUnreached ? `no response: ${answer}` : answer.status}).`,
    },
    isUnreached
      ? {
          ar: 'ابدأ بما يظهر أعلاه تحت «النطاق» و«التشفير»، ثم انظر السجلات: sudo journalctl -u caddy -u sanabel-site',
          en: 'Begin with what Domain and Encryption say above, then see the logs: sudo journalctl -u caddy -u sanabel-site',
        }
      : {
          ar: 'انظر السجلات: sudo journalctl -u sanabel-cms -u sanabel-site',
          en: 'See the logs: sudo journalctl -u sanabel-cms -u sanabel-site',
        },
  );
};

export const pages: Check = {
  name: { ar: 'الصفحات', en: 'Pages' },
  isInside: false,
  run: async (target) => {
    const { site } = target;
    const findings: Finding[] = [];
    for (const path of [...homesOf(target), ...PAGES]) {
      const answer = await askFor(new URL(path, site));
      if (typeof answer === 'string' || !answer.ok) {
        findings.push(faultOf(path, answer));
        continue;
      }
      findings.push(ok(`${path} يجيب.`, `${path} responds.`));
      if (path !== '/') continue;
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
