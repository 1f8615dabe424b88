import { formatNumber } from '@sanabel/brand/format';
import { CROP_TYPES, type Locale, SEASONS } from '@sanabel/contract/enumerations';
import { foldDigits } from '@sanabel/contract/fold';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { NAMES } from '../../kit/i18n/names.ts';
import { CARD, CardLink, CardPicture, CardText } from '../shared/preview/Preview.tsx';
import { type CropValues, cropValues } from './fields.ts';

export const monthsIn = (locale: Locale, count: number): string =>
  NAMES[locale].months[`months_${new Intl.PluralRules(locale).select(count)}`].replace('{{count, n}}', formatNumber(locale, count));

const GRAIN = 'M0 5.8C-3.8 3.5-3.8-3.5 0-6.8C3.8-3.5 3.8 3.5 0 5.8Z';
const MONTHS = Array.from({ length: 12 }, (_, month) => ({
  x: 6 + month * 10.8,
  y: month % 2 ? 10.5 : 7.5,
  rotation: month % 2 ? 118 : 62,
}));

/** Always shows the number in words beside the kernels. */
const GrowthMeter = ({ months, locale }: { months: number; locale: Locale }) => (
  <p className="flex gap-x-2.5 gap-y-0.5 flex-wrap items-center mt-2 text-note">
    <svg className="flex-none w-30 h-4.5 rtl:-scale-x-100" viewBox="0 0 132 18" aria-hidden="true">
      {MONTHS.map(({ x, y, rotation }, month) => (
        <path
          key={x}
          className={month < months ? 'on fill-wheat-500' : 'off fill-none stroke-current [stroke-opacity:0.42] stroke-[1.1]'}
          d={GRAIN}
          transform={`translate(${x.toFixed(1)} ${y}) rotate(${rotation})`}
        />
      ))}
    </svg>
    {months > 0 && <span>{monthsIn(locale, months)}</span>}
  </p>
);

/** Public card (design guide, 8.6). */
export const CropPreview = ({ form, locale }: { form: UseFormReturn<CropValues>; locale: Locale }) => {
  const values = { ...cropValues(null), ...useWatch({ control: form.control }) };
  const image = useWatch({ control: form.control, name: 'image' });
  const names = NAMES[locale];
  const type = CROP_TYPES.find((name) => name === values.type);
  const season = SEASONS.find((name) => name === values.season);
  const kind = [type && names.cropTypes[type], season && names.seasons[season]].filter(Boolean).join(' · ');
  return (
    <div className={`${CARD} border border-line kernel-64/12 bg-surface overflow-hidden`}>
      <CardPicture className="aspect-[4/3.7]" image={image} focus={values.focus} />
      <div className="pt-3.5 pb-2 px-4.5">
        <p className="text-[1.5rem]/[1.3] font-display font-bold">
          <CardText locale={locale} texts={{ ar: values.arabicName, en: values.name }} />
        </p>
        <p className="text-note text-ink-2">{kind}</p>
        <GrowthMeter months={Number.parseInt(foldDigits(values.growthPeriod), 10) || 0} locale={locale} />
        <CardLink locale={locale} />
      </div>
    </div>
  );
};
