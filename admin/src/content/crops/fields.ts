import { type CropInput, cropInput } from '@sanabel/contract/entities/crop';
import { DESCRIPTION_MAX, NAME_MAX } from '@sanabel/contract/limits';
import type { Item } from '../../kit/data/resources.ts';
import { PICTURE_FORM } from '../../kit/forms/focus/fields.ts';
import { type Picture, textsOf } from '../../kit/forms/values.ts';
import { type ContentFormOf, inBoth } from '../shared/form/fields.ts';
import { VOICE_FORM, type VoiceValues, voiceRule, voiceValues } from '../shared/voice/fields.ts';

/** Lists every input except the image; a missing one does not compile. */
export const CROP_FORM = {
  ...inBoth('name', { label: 'crops.name', hint: 'crops.nameHint', max: NAME_MAX }),
  ...inBoth('title', { label: 'content.title', hint: 'crops.titleHint', max: NAME_MAX }),
  ...inBoth('description', {
    label: 'content.description',
    hint: 'content.descriptionHint',
    max: DESCRIPTION_MAX,
    isMultiline: true,
    form: 'prose',
  }),
  type: { label: 'crops.type', choices: 'cropTypes', isWide: true },
  season: { label: 'crops.season', choices: 'seasons' },
  growthPeriod: { label: 'crops.growthPeriod', hasOwnInput: true },
  sheet: { label: 'crops.growingGuide.title', hasOwnInput: true, isOptional: true },
  ...VOICE_FORM,
  ...PICTURE_FORM,
} as const satisfies ContentFormOf<CropInput>;

export type CropValues = Record<Exclude<keyof typeof CROP_FORM, keyof VoiceValues>, string> & VoiceValues & { image: Picture };

export const cropValues = (crop: Item<'crops'> | null): CropValues => ({
  ...textsOf(CROP_FORM, crop),
  ...voiceValues(crop),
  image: crop?.imageUrl ?? '',
});

/** Leaves out files, which have their own rules. */
export const CROP_RULES = cropInput.strip().extend(voiceRule);
