import { foldDigits } from '@sanabel/contract/fold';
import type { GrowingGuide, GuideSource } from '@sanabel/contract/growing-guide/growing-guide';
import { GUIDE_SOURCES_MAX } from '@sanabel/contract/limits';
import { useTranslation } from 'react-i18next';
import { PlainField } from './PlainField.tsx';
import type { ChangeSheet } from './use-sheet.ts';

interface Props {
  sheet: GrowingGuide;
  change: ChangeSheet;
  faultAt: (place: string) => string | undefined;
}

/** Facts refer to sources by number: shifts those of later sources, and clears those of the removed one. */
const without = (sheet: GrowingGuide, removed: number): GrowingGuide => {
  const moved = (source: number | undefined): number | undefined =>
    source === undefined || source < removed ? source : source === removed ? undefined : source - 1;
  const regions = Object.entries(sheet.regions ?? {}).map(([region, facts]) => [
    region,
    Object.fromEntries(Object.entries(facts ?? {}).map(([name, fact]) => [name, fact && { ...fact, source: moved(fact.source) }])),
  ]);
  return { ...sheet, regions: Object.fromEntries(regions), sources: (sheet.sources ?? []).filter((_, index) => index !== removed - 1) };
};

export const Sources = ({ sheet, change, faultAt }: Props) => {
  const { t } = useTranslation();
  const sources = sheet.sources ?? [];
  const put = (index: number, part: Partial<GuideSource>) =>
    change((before) => ({
      ...before,
      sources: (before.sources ?? []).map((source, place) => (place === index ? { ...source, ...part } : source)),
    }));
  return (
    <fieldset className="min-w-0 grid gap-3">
      <legend className="label">{t('crops.sheet.sources')}</legend>
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a source is its number.
        <div key={index} className="grid grid-cols-[1fr_90px] gap-3 items-end">
          <PlainField
            label={t('crops.sheet.sourceName', { number: index + 1 })}
            value={source.name}
            fault={faultAt(`sources.${index}.name`)}
            onChange={(name) => put(index, { name })}
          />
          <PlainField
            label={t('crops.sheet.year')}
            language={null}
            type="tel"
            value={String(source.year ?? '')}
            fault={faultAt(`sources.${index}.year`)}
            onChange={(year) => put(index, { year: year === '' ? undefined : Number(foldDigits(year).replace(/\D/g, '')) })}
          />
          <PlainField
            label={t('crops.sheet.link')}
            language={null}
            type="url"
            value={source.link ?? ''}
            fault={faultAt(`sources.${index}.link`)}
            onChange={(link) => put(index, { link })}
          />
          <button
            type="button"
            className="button quiet"
            aria-label={t('crops.sheet.removeSource', { number: index + 1 })}
            onClick={() => change((before) => without(before, index + 1))}
          >
            {t('crops.sheet.remove')}
          </button>
        </div>
      ))}
      {sources.length < GUIDE_SOURCES_MAX && (
        <button
          type="button"
          className="button quiet justify-self-start"
          onClick={() => change((before) => ({ ...before, sources: [...(before.sources ?? []), { name: '' }] }))}
        >
          {t('crops.sheet.addSource')}
        </button>
      )}
    </fieldset>
  );
};
