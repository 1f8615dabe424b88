import { foldDigits } from '@sanabel/contract/digits';
import { CROP_TYPES, type Locale, SEASONS } from '@sanabel/contract/enumerations';
import type { CropValues } from '../form/values.ts';
import { NAMES } from '../texts/names.ts';
import { GrowthMeter } from './GrowthMeter.tsx';
import { More } from './More.tsx';
import { PreviewPicture } from './PreviewPicture.tsx';
import { Shown } from './Shown.tsx';

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
