import { isOnCdn } from '../../environment/environment.ts';
import { type Check, type Finding, fault, ok, orNull, skipped, warning } from '../check.ts';

/** Reads the publication level from the CMS metrics: 0 good, 1 needs attention, 2 failing; null when unavailable. */
const levelOf = async (cms: string, token: string | undefined): Promise<number | null> => {
  if (!token) return null;
  const answer = await orNull(fetch(`${cms}/api/v1/metrics`, { headers: { Authorization: `Bearer ${token}` } }));
  const [, level] = /^sanabel_health_level\{part="publication"\} (\d)$/m.exec(answer?.ok ? await answer.text() : '') ?? [];
  return level === undefined ? null : Number(level);
};

export const judgeLevel = (level: number | null): Finding => {
  if (level === null)
    return skipped(
      'لم يُبلغ النظام عن حالة النشر: يُبلغ عنها مع METRICS_TOKEN بعد دقائق من التشغيل.',
      'The CMS did not report the publishing status: it does so with METRICS_TOKEN, a few minutes after starting.',
    );
  if (level === 0) return ok('التعديلات تصل إلى الموقع.', 'Changes reach the site.');
  const text = { ar: 'تعديلات لم تصل إلى الموقع.', en: 'Changes have not reached the site.' };
  const advice = { ar: 'تجد السبب في صفحة «النشر» في اللوحة.', en: 'The panel’s Publication page says why.' };
  return level === 1 ? warning(text, advice) : fault(text, advice);
};

/** Sends HEAD only: a POST would start a build, and builds may be counted. */
const judgeHook = async (hook: string): Promise<Finding> => {
  const { host } = new URL(hook);
  return (await orNull(fetch(hook, { method: 'HEAD', redirect: 'manual' })))
    ? ok(`رابط البناء عند ${host} يجيب.`, `The build hook at ${host} responds.`)
    : fault(
        { ar: `رابط البناء عند ${host} لا يجيب.`, en: `The build hook at ${host} does not respond.` },
        { ar: 'انسخ عنوانه من شبكة التوزيع من جديد: npm run configure', en: 'Copy its URL from the CDN again: npm run configure' },
      );
};

export const publication: Check = {
  name: { ar: 'النشر', en: 'Publication' },
  isInside: true,
  run: async ({ inside, variables }) => {
    if (!inside) return [];
    const found = judgeLevel(await levelOf(inside.CMS_URL, variables.METRICS_TOKEN));
    if (inside.REBUILD_HOOK_URL) return [await judgeHook(inside.REBUILD_HOOK_URL), found];
    if (!isOnCdn(inside)) return [found];
    const nobody = fault(
      { ar: 'لا رابط بناء مضبوطًا، فلا تعرف شبكة التوزيع بأي تعديل.', en: 'No build hook is set, so the CDN does not learn of changes.' },
      { ar: 'أنشئه عند شبكة التوزيع، ثم npm run configure', en: 'Create one at the CDN, then run npm run configure' },
    );
    return [nobody, found];
  },
};
