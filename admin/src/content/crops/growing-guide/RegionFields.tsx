import { formatNumber } from '@sanabel/brand/format';
import type { GrowingGuide, GuideFact, RegionFacts } from '@sanabel/contract/growing-guide/growing-guide';
import { GUIDE_ROWS, GUIDE_UNITS, type GuideRegion } from '@sanabel/contract/growing-guide/rows';
import { WINDOW_KINDS } from '@sanabel/contract/growing-guide/shown';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/language.ts';
import { PlainField, PlainSelect } from './PlainField.tsx';
import type { ChangeGuide } from './use-growing-guide.ts';
import { WindowFields } from './WindowFields.tsx';

interface Props {
  region: GuideRegion;
  guide: GrowingGuide;
  change: ChangeGuide;
  fieldErrorAt: (path: string) => string | undefined;
}

export const RegionFields = ({ region, guide, change, fieldErrorAt }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const facts = guide.regions?.[region] ?? {};
  const set = <Name extends keyof RegionFacts>(name: Name, value: RegionFacts[Name] | undefined) =>
    change((before) => ({
      ...before,
      regions: { ...before.regions, [region]: { ...before.regions?.[region], [name]: value } },
    }));
  const sources = [
    { value: '', text: t('crops.growingGuide.noSource') },
    ...(guide.sources ?? []).map(({ name }, index) => ({
      value: String(index + 1),
      text: `${formatNumber(locale, index + 1)}. ${name}`,
    })),
  ];
  const sourceOf = (value: string): number | undefined => (value === '' ? undefined : Number(value));
  return (
    <div className="grid gap-5">
      {WINDOW_KINDS.map((kind) => (
        <WindowFields
          key={`${region}-${kind}`}
          kind={kind}
          windows={facts[kind] ?? []}
          sources={sources}
          fieldErrorAt={(path) => fieldErrorAt(`regions.${region}.${kind}.${path}`)}
          onChange={(windows) => set(kind, windows)}
        />
      ))}
      <p className="hint m-0">{t('crops.growingGuide.amounts')}</p>
      {GUIDE_ROWS.map((name) => {
        const fact: GuideFact = facts[name] ?? {};
        const put = (part: Partial<GuideFact>) => set(name, { ...fact, ...part } as RegionFacts[typeof name]);
        const at = (part: string) => fieldErrorAt(`regions.${region}.${name}.${part}`);
        return (
          <fieldset key={name} className="min-w-0">
            <legend className="label font-semibold">{t(`crops.growingGuide.rows.${name}`)}</legend>
            <div className="grid grid-cols-[1fr_1fr_1fr] gap-3 items-start max-laptop:grid-cols-[1fr_1fr]">
              <PlainField
                label={t(name === 'spacing' ? 'crops.growingGuide.distance' : 'crops.growingGuide.value')}
                language={null}
                value={fact.value ?? ''}
                fieldError={at('value')}
                onChange={(value) => put({ value, unit: fact.unit ?? GUIDE_UNITS[name][0] })}
              />
              <PlainSelect
                label={t('crops.growingGuide.unit')}
                value={fact.unit ?? GUIDE_UNITS[name][0]}
                fieldError={at('unit')}
                options={GUIDE_UNITS[name].map((unit) => ({ value: unit, text: t(`crops.growingGuide.units.${unit}`) }))}
                onChange={(unit) => put({ unit: unit as NonNullable<GuideFact['unit']> })}
              />
              <PlainSelect
                label={t('crops.growingGuide.source')}
                value={String(fact.source ?? '')}
                fieldError={at('source')}
                options={sources}
                onChange={(value) => put({ source: sourceOf(value) })}
              />
            </div>
            <div className="grid grid-cols-[1fr_1fr] gap-3 items-start max-laptop:grid-cols-1">
              <PlainField
                label={t('content.inArabic', { field: t('crops.growingGuide.note') })}
                language="ar"
                value={fact.arabicNote ?? ''}
                fieldError={at('arabicNote')}
                onChange={(arabicNote) => put({ arabicNote })}
              />
              <PlainField
                label={t('content.inEnglish', { field: t('crops.growingGuide.note') })}
                language="en"
                value={fact.note ?? ''}
                fieldError={at('note')}
                onChange={(note) => put({ note })}
              />
            </div>
          </fieldset>
        );
      })}
      <fieldset className="min-w-0">
        <legend className="label font-semibold">{t('crops.growingGuide.varieties')}</legend>
        <div className="grid grid-cols-[1fr_1fr_1fr] gap-3 items-start max-laptop:grid-cols-1">
          {(
            [
              ['arabicNote', 'ar', 'content.inArabic'],
              ['note', 'en', 'content.inEnglish'],
            ] as const
          ).map(([name, language, label]) => (
            <PlainField
              key={name}
              label={t(label, { field: t('crops.growingGuide.varieties') })}
              language={language}
              value={facts.varieties?.[name] ?? ''}
              fieldError={fieldErrorAt(`regions.${region}.varieties.${name}`)}
              onChange={(value) => set('varieties', { ...facts.varieties, [name]: value })}
            />
          ))}
          <PlainSelect
            label={t('crops.growingGuide.sourceOf', { what: t('crops.growingGuide.varieties') })}
            value={String(facts.varieties?.source ?? '')}
            fieldError={fieldErrorAt(`regions.${region}.varieties.source`)}
            options={sources}
            onChange={(value) => set('varieties', { ...facts.varieties, source: sourceOf(value) })}
          />
        </div>
      </fieldset>
    </div>
  );
};
