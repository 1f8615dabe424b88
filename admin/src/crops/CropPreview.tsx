import { foldDigits } from '@sanabel/contract/digits';
import { CROP_TYPES, type Locale, SEASONS } from '@sanabel/contract/enumerations';
import type { CropValues } from '../content/form/values.ts';
import { NAMES } from '../content/names.ts';
import { More } from '../content/preview/More.tsx';
import { PreviewPicture } from '../content/preview/PreviewPicture.tsx';
import { Shown } from '../content/preview/Shown.tsx';
import { GrowthMeter } from './GrowthMeter.tsx';

/** A crop's public card (design guide, 8.6), of what is being typed. */
export const CropPreview = ({ values, locale }: { values: CropValues; locale: Locale }) => {
  const names = NAMES[locale];
  const type = CROP_TYPES.find((name) => name === values.type);
  const season = SEASONS.find((name) => name === values.season);
  const kind = [type && names.cropTypes[type], season && names.seasons[season]].filter(Boolean).join(' · ');
  return (
    <div className="preview crop">
      <PreviewPicture image={values.image} />
      <div className="preview-text">
        <p className="preview-name">
          <Shown locale={locale} texts={{ ar: values.arabicName, en: values.name }} />
        </p>
        <p className="preview-kind">{kind}</p>
        <GrowthMeter months={Number.parseInt(foldDigits(values.growthPeriod), 10) || 0} locale={locale} />
        <More locale={locale} />
      </div>
    </div>
  );
};
