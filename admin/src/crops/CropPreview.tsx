import { foldDigits } from '@sanabel/contract/digits';
import { CROP_TYPES, type Locale, SEASONS } from '@sanabel/contract/enumerations';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { NAMES } from '../content/names.ts';
import { CardLink, CardPicture, CardText } from '../content/preview/CardParts.tsx';
import { type CropValues, cropValues } from './fields.ts';
import { GrowthMeter } from './GrowthMeter.tsx';

/** A crop's public card (design guide, 8.6), of what is being typed. */
export const CropPreview = ({ form, locale }: { form: UseFormReturn<CropValues>; locale: Locale }) => {
  const values = { ...cropValues(null), ...useWatch({ control: form.control }) };
  const names = NAMES[locale];
  const type = CROP_TYPES.find((name) => name === values.type);
  const season = SEASONS.find((name) => name === values.season);
  const kind = [type && names.cropTypes[type], season && names.seasons[season]].filter(Boolean).join(' · ');
  return (
    <div className="preview crop">
      <CardPicture image={values.image} />
      <div className="preview-text">
        <p className="preview-name">
          <CardText locale={locale} texts={{ ar: values.arabicName, en: values.name }} />
        </p>
        <p className="preview-kind">{kind}</p>
        <GrowthMeter months={Number.parseInt(foldDigits(values.growthPeriod), 10) || 0} locale={locale} />
        <CardLink locale={locale} />
      </div>
    </div>
  );
};
