import type { Locale } from './enumerations.ts';

/** The names of the club, in one place so that another club can put its own here (decisions.md, head). */
export const CLUB = {
  name: { ar: 'نادي سنابل', en: 'Sanabel Club' },
  descriptor: { ar: 'مجتمع زراعي يجمعنا', en: 'A farming community' },
  foundation: { ar: 'مؤسسة تنمية الأسرة', en: 'Family Development Foundation' },
  projectOf: { ar: 'مشروع من مشروعات مؤسسة تنمية الأسرة', en: 'A project of the Family Development Foundation' },
} as const satisfies Record<string, Record<Locale, string>>;
