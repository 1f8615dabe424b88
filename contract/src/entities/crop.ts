import * as z from 'zod';
import { CROP_TYPES, SEASONS } from '../enumerations.ts';
import { wholeNumber } from '../fields.ts';
import { growingGuideOf, growingGuideText } from '../growing-guide/growing-guide.ts';
import { otherNamesIn } from '../growing-guide/shown.ts';
import { crops } from '../kinds/crops.ts';
import { DESCRIPTION_MAX, GROWTH_PERIOD_MAX_MONTHS, GROWTH_PERIOD_MIN_MONTHS, NAME_MAX } from '../limits.ts';
import { CONTENT_IMAGE } from '../media-rules.ts';
import { choice, text } from '../text.ts';
import { entity, item, storedFields } from './entity.ts';
import { PICTURE_FALLBACK, pictureInput } from './picture.ts';
import { VOICE_FALLBACK, VOICE_FILE, voiceInput, voiceShown } from './voice.ts';

export const cropInput = z.strictObject({
  title: text({ max: NAME_MAX }),
  arabicTitle: text({ max: NAME_MAX }),
  description: text({ max: DESCRIPTION_MAX, isMultiline: true }),
  arabicDescription: text({ max: DESCRIPTION_MAX, isMultiline: true }),
  name: text({ max: NAME_MAX }),
  arabicName: text({ max: NAME_MAX }),
  type: choice(CROP_TYPES),
  growthPeriod: wholeNumber(GROWTH_PERIOD_MIN_MONTHS, GROWTH_PERIOD_MAX_MONTHS),
  season: choice(SEASONS),
  sheet: growingGuideText.optional(),
  ...voiceInput,
  ...pictureInput,
});

export const crop = item({ ...storedFields(cropInput), ...voiceShown, imageUrl: z.string() });

export const cropEntity = entity(
  { item: crop, input: cropInput, patch: cropInput.partial() },
  {
    ...crops,
    files: [{ field: 'image', attribute: 'imageUrl', rule: CONTENT_IMAGE, isRequired: true }, VOICE_FILE],
    search: ['title', 'arabicTitle', 'name', 'arabicName', 'description', 'arabicDescription', 'sheet'],
    searched: { sheet: (value: string) => otherNamesIn(growingGuideOf(value) ?? {}).join(' ') },
    sortable: ['title', 'arabicTitle', 'name', 'arabicName', 'type', 'season', 'growthPeriod'],
    titles: ['name', 'arabicName'],
    fallback: { ...PICTURE_FALLBACK, ...VOICE_FALLBACK, sheet: '' },
  },
);

export type CropInput = z.infer<typeof cropInput>;
export type Crop = z.infer<typeof crop>;
