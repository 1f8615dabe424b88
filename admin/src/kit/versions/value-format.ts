import { formatWindow } from '@sanabel/brand/calendar/labels';
import { LABELLED } from '@sanabel/contract/enumerations';
import { type GuideFact, growingGuideOf } from '@sanabel/contract/growing-guide/growing-guide';
import { GUIDE_ROWS, type GuideUnit } from '@sanabel/contract/growing-guide/rows';
import { WINDOW_KINDS } from '@sanabel/contract/growing-guide/shown';
import type { LabelledName } from '@sanabel/contract/labels/labels';
import { stateAt, type Timing } from '@sanabel/contract/states';
import { useTranslation } from 'react-i18next';
import { useFormats, useTimeFormat } from '../i18n/format.ts';
import { choicesOf } from '../i18n/names.ts';
import { useDeclaredFormat } from '../kinds/declared-format.ts';
import { LANGUAGE_NAMES, useLanguage } from '../language/language.ts';
import { TIMING } from './compared.ts';

/** Enumerations of choice fields, by field name. */
const CHOICES: Readonly<Record<string, readonly LabelledName[]>> = { type: ['cropTypes', 'articleTypes'], season: ['seasons'] };

/** Formats a value of a list's item: the label of a choice, the position of a point, the lines of a growingGuide; other texts stay. */
export const useValueFormat = (list: string): ((name: string, value: string) => string) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const formats = useFormats();
  const formatDeclared = useDeclaredFormat(list);
  const timeFormat = useTimeFormat();
  const ofTiming = (value: string): string => {
    const { isDraft = false, publishAt, hideAt }: Timing = value === '' ? {} : JSON.parse(value);
    if (isDraft) return t('forms.timing.draft');
    const shown = stateAt({ publishAt }, Date.now()) === 'scheduled' && publishAt ? publishAt : null;
    const from = shown ? t('forms.timing.badge.scheduled', { when: timeFormat.inside(shown) }) : t('versions.live');
    return hideAt ? formats.list([from, t('forms.timing.badge.leaving', { when: timeFormat.inside(hideAt) })]) : from;
  };
  /** Counts irrigations by the last number: ٥-٦ ريات, ١٢ رية. */
  const unitOf = (unit: GuideUnit, amount = ''): string => {
    const [last] = amount.match(/\d+(?=\D*$)/) ?? [];
    return unit === 'irrigations' && last
      ? t('crops.growingGuide.irrigations', { count: Number(last) })
      : t(`crops.growingGuide.units.${unit}`);
  };
  const ofGrowingGuide = (value: string): string => {
    const read = growingGuideOf(value);
    if (!read) return value;
    const line = (label: string, text: unknown) => (text ? [`${label}: ${text}`] : []);
    const regions = Object.entries(read.regions ?? {}).flatMap(([region, facts]) => {
      const regionLabel = t(`crops.growingGuide.regions.${region as 'delta'}`);
      const windows = WINDOW_KINDS.flatMap((kind) =>
        (facts?.[kind] ?? []).map((window) => {
          const name = [window.arabicName ?? window.name, window.arabicPlace ?? window.place].filter(Boolean);
          return `${formats.list([regionLabel, t(`crops.growingGuide.${kind}`), ...name.map(String)])}: ${formatWindow(locale, window)}`;
        }),
      );
      const rows = [...GUIDE_ROWS, 'varieties' as const].flatMap((row) => {
        const { value: amount, unit, note, arabicNote }: GuideFact = facts?.[row] ?? {};
        const text = [amount, unit && unitOf(unit, amount), arabicNote, note].filter(Boolean).join(' ');
        const label = row === 'varieties' ? t('crops.growingGuide.varieties') : t(`crops.growingGuide.rows.${row}`);
        return line(formats.list([regionLabel, label]), text);
      });
      return [...windows, ...rows];
    });
    return [
      ...line(t('crops.growingGuide.scientificName'), read.scientificName),
      ...line(t('crops.growingGuide.arabicSynonyms'), read.arabicSynonyms),
      ...line(t('crops.growingGuide.synonyms'), read.synonyms),
      ...regions,
      ...(read.sources ?? []).flatMap(({ name, year, date, page, readOn, link }) =>
        line(t('crops.growingGuide.source'), [name, date ?? year, page, readOn, link].filter(Boolean).join(' ')),
      ),
      ...line(t('crops.growingGuide.reviewedOn'), read.reviewedOn),
    ].join('\n');
  };
  return (name, value) => {
    const declared = formatDeclared(name, value);
    if (declared !== undefined) return declared;
    if (name === TIMING) return ofTiming(value);
    if (name === 'isDraft') return t(value === 'true' ? 'forms.timing.draft' : 'versions.live');
    if (value !== '' && (name === 'publishAt' || name === 'hideAt')) return timeFormat.inside(value);
    if (value === '') return '';
    if (name === 'reviewBy') return formats.date(`${value}T12:00:00`);
    if (name === 'sheet') return ofGrowingGuide(value);
    if (name === 'voiceLanguage') return LANGUAGE_NAMES[value === 'en' ? 'en' : 'ar'];
    if (name === 'growthPeriod') return t('crops.months', { count: Number(value) });
    if (name === 'focus') {
      const [x = 0, y = 0] = value.split(' ').map(Number);
      return t('forms.focus.at', { x: formats.percent(x / 100), y: formats.percent(y / 100) });
    }
    if (name === 'variant') return t(`articles.variants.${value as 'odd'}`);
    if (name === 'bgColor') return t(`articles.colors.${value as 'surface'}`);
    const named = (CHOICES[name] ?? []).filter((list) => (LABELLED[list] as readonly string[]).includes(value));
    return named.flatMap((list) => choicesOf(list, locale)).find((choice) => choice.value === value)?.text ?? value;
  };
};
