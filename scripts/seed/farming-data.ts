import { formatWindow } from '@sanabel/brand/calendar/labels';
import { formatDigits } from '@sanabel/brand/format';
import { crops } from '@sanabel/contract/fixtures';
import { type CropFacts, type Evidence, isOwnText, type ProvenFact, type ProvenWindow } from '@sanabel/contract/fixtures/farming-facts';
import { FARMING_FACTS } from '@sanabel/contract/fixtures/growing-guides';
import { GUIDE_ROWS } from '@sanabel/contract/growing-guide/rows';
import { labels } from '@sanabel/contract/labels/ar';

/** One line of docs/farming-data.md. */
export interface ProvenLine {
  crop: string;
  region: string;
  what: string;
  value: string;
  by: Evidence;
}

const ROW_NAMES = { ...labels.guideRows, varieties: 'الأصناف' };
const KIND_NAMES = { sowing: 'الزراعة', harvest: 'الحصاد' };
const KINDS = ['sowing', 'harvest'] as const;
const ROWS = [...GUIDE_ROWS, 'varieties'] as const;

export const nameOf = (crop: string): string => crops.find(({ name }) => name === crop)?.arabicName ?? crop;

const windowLine = (window: ProvenWindow): string => {
  const label = [window.arabicName, window.arabicPlace].filter(Boolean).join('، ');
  return `${label && `${label}: `}${formatWindow('ar', window)}`;
};

const factLine = ({ value = '', unit, arabicNote = '' }: ProvenFact): string =>
  [value && `${formatDigits('ar', value)} ${unit ? labels.guideUnits[unit] : ''}`, arabicNote].filter(Boolean).join('، ');

export const linesOf = (crop: string, { regions }: CropFacts): ProvenLine[] =>
  Object.entries(regions).flatMap(([region, proofs]) => {
    const common = { crop, region: labels.guideRegions[region as keyof typeof labels.guideRegions] };
    const windows = KINDS.flatMap((kind) =>
      (proofs?.[kind] ?? []).map((window) => ({ ...common, what: KIND_NAMES[kind], value: windowLine(window), by: window.by })),
    );
    const facts = ROWS.flatMap((row) => {
      const fact = proofs?.[row];
      return fact ? [{ ...common, what: ROW_NAMES[row], value: factLine(fact), by: fact.by }] : [];
    });
    return [...windows, ...facts];
  });

export const allLines = (): ProvenLine[] => Object.entries(FARMING_FACTS).flatMap(([crop, facts]) => linesOf(crop, facts));

/** What no source was found for. */
export const gapsOf = ({ regions }: CropFacts): string[] => {
  const has = (name: string): boolean => Object.values(regions).some((proofs) => proofs !== undefined && name in proofs);
  return [...(has('harvest') ? [] : [KIND_NAMES.harvest]), ...ROWS.filter((row) => !has(row)).map((row) => ROW_NAMES[row])];
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

const sourceCell = ({ source }: Evidence): string => {
  const title = source.link ? `[${cell(source.name)}](${source.link.replaceAll(')', '%29')})` : cell(source.name);
  const date = source.date ?? source.year;
  return [title, date, source.page, source.readOn && `قُرئت في ${source.readOn}`].filter(Boolean).join('، ');
};

const quotationCell = (evidence: Evidence): string => {
  if (evidence.quotation) return `«${cell(evidence.quotation)}»`;
  return isOwnText(evidence) ? 'بلا مصدر مستقل' : 'لم تُقرأ ثانية';
};

const section = (crop: string, facts: CropFacts): string => {
  const gaps = gapsOf(facts);
  return [
    `### ${nameOf(crop)} · ${crop}`,
    '',
    '| المنطقة | البند | القيمة | المصدر | نص المصدر | تأكيد مهندس زراعي |',
    '|---|---|---|---|---|---|',
    ...linesOf(crop, facts).map(
      ({ region, what, value, by }) => `| ${region} | ${what} | ${cell(value)} | ${sourceCell(by)} | ${quotationCell(by)} | لم يُؤكَّد بعد |`,
    ),
    ...(gaps.length > 0 ? ['', `لم نجد مصدرًا لـ: ${gaps.join('، ')}.`] : []),
  ].join('\n');
};

/** The contents of docs/farming-data.md. */
export const farmingData = (): string =>
  [
    '# Farming data · بيانات الزراعة',
    '',
    'Every date and number of the demo crops with its source, for an agronomist to confirm. Generated from `contract/src/fixtures` by `npx vitest run --project unit scripts/seed/farming-data.test.ts -u`; do not edit it by hand. Confirmed by an agronomist: not yet, for every line. The crop pages say the same until a crop has a reviewer.',
    '',
    '<div dir="rtl">',
    '',
    '- «لم تُقرأ ثانية»: ورد المصدر من قبل، ولم يُفتح مرة أخرى لنقل نصه. «بلا مصدر مستقل»: القيمة من نص المحصول في الموقع نفسه.',
    '- حيث تختلف المصادر كتبنا ما تتفق عليه فقط، أو تركنا القيمة وقال النص ذلك.',
    '',
    Object.entries(FARMING_FACTS)
      .map(([crop, facts]) => section(crop, facts))
      .join('\n\n'),
    '',
    '</div>',
    '',
  ].join('\n');
