import { foldDigits } from '@sanabel/contract/fold';
import type { GrowingGuide, GuideSource } from '@sanabel/contract/growing-guide/growing-guide';
import { GUIDE_SOURCES_MAX } from '@sanabel/contract/limits';
import { useTranslation } from 'react-i18next';
import { PlainField } from './PlainField.tsx';
import type { ChangeGuide } from './use-growing-guide.ts';

interface Props {
  guide: GrowingGuide;
  change: ChangeGuide;
  fieldErrorAt: (position: string) => string | undefined;
}

/** Facts refer to sources by number: shifts those of later sources, and clears those of the removed one. */
const without = (guide: GrowingGuide, removed: number): GrowingGuide => {
  const moved = (source: number | undefined): number | undefined =>
    source === undefined || source < removed ? source : source === removed ? undefined : source - 1;
  const regions = Object.entries(guide.regions ?? {}).map(([region, facts]) => [
    region,
    Object.fromEntries(
      Object.entries(facts ?? {}).map(([name, fact]) => [
        name,
        Array.isArray(fact)
          ? fact.map((window) => ({ ...window, source: moved(window.source) }))
          : fact && { ...fact, source: moved(fact.source) },
      ]),
    ),
  ]);
  return { ...guide, regions: Object.fromEntries(regions), sources: (guide.sources ?? []).filter((_, index) => index !== removed - 1) };
};

export const Sources = ({ guide, change, fieldErrorAt }: Props) => {
  const { t } = useTranslation();
  const sources = guide.sources ?? [];
  const put = (index: number, part: Partial<GuideSource>) =>
    change((before) => ({
      ...before,
      sources: (before.sources ?? []).map((source, position) => (position === index ? { ...source, ...part } : source)),
    }));
  return (
    <fieldset className="min-w-0 grid gap-3">
      <legend className="label">{t('crops.growingGuide.sources')}</legend>
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a source is its number.
        <div key={index} className="grid grid-cols-[1fr_1fr] gap-3 items-end">
          <PlainField
            label={t('crops.growingGuide.sourceName', { number: index + 1 })}
            value={source.name}
            fieldError={fieldErrorAt(`sources.${index}.name`)}
            onChange={(name) => put(index, { name })}
          />
          <PlainField
            label={t('crops.growingGuide.year')}
            language={null}
            type="tel"
            value={String(source.year ?? '')}
            fieldError={fieldErrorAt(`sources.${index}.year`)}
            onChange={(year) => put(index, { year: year === '' ? undefined : Number(foldDigits(year).replace(/\D/g, '')) })}
          />
          {(
            [
              ['page', 'text'],
              ['date', 'date'],
              ['readOn', 'date'],
            ] as const
          ).map(([name, type]) => (
            <PlainField
              key={name}
              label={t(`crops.growingGuide.${name}`)}
              {...(type === 'date' && { language: null })}
              type={type}
              value={source[name] ?? ''}
              fieldError={fieldErrorAt(`sources.${index}.${name}`)}
              onChange={(value) => put(index, { [name]: value })}
            />
          ))}
          <PlainField
            label={t('crops.growingGuide.link')}
            language={null}
            type="url"
            value={source.link ?? ''}
            fieldError={fieldErrorAt(`sources.${index}.link`)}
            onChange={(link) => put(index, { link })}
          />
          <button
            type="button"
            className="button quiet"
            aria-label={t('crops.growingGuide.removeSource', { number: index + 1 })}
            onClick={() => change((before) => without(before, index + 1))}
          >
            {t('crops.growingGuide.remove')}
          </button>
        </div>
      ))}
      {sources.length < GUIDE_SOURCES_MAX && (
        <button
          type="button"
          className="button quiet justify-self-start"
          onClick={() => change((before) => ({ ...before, sources: [...(before.sources ?? []), { name: '' }] }))}
        >
          {t('crops.growingGuide.addSource')}
        </button>
      )}
    </fieldset>
  );
};
