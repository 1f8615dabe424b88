import type { VoiceTexts } from '@sanabel/contract/entities/voice';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod';
import type { Picture } from '../../../kit/forms/values.ts';
import { isNewFile } from '../../../kit/media/chosen.ts';

export const VOICE_FORM = {
  voiceUrl: { label: 'content.voice.title', isOptional: true, hasOwnInput: true },
  voiceLanguage: { label: 'content.voice.language', isOptional: true, hasOwnInput: true },
} as const;

/** Empty without a recording. */
export type VoiceValues = {
  voiceUrl: Picture;
  voiceLanguage: string;
};

/** Form value while recording: saving would leave the recording out. */
export const VOICE_IN_WORK = 'in work';

/** Replaces the API's rule, which accepts no address; an unfinished recording blocks saving. */
export const voiceRule = {
  voiceUrl: z
    .string()
    .refine((value) => value !== VOICE_IN_WORK, { error: 'invalid_type' })
    .optional(),
};

export const voiceValues = (item: Partial<Record<keyof VoiceTexts, string>> | null): VoiceValues => ({
  voiceUrl: item?.voiceUrl ?? '',
  voiceLanguage: item?.voiceLanguage || 'ar',
});

/** Converts to the API's fields: a new recording as a part, an empty string for a removed one, no unchanged address. */
export const withVoice = ({ voiceUrl, ...data }: FieldValues): FieldValues => {
  if (isNewFile(voiceUrl)) return { ...data, voice: voiceUrl };
  return voiceUrl === '' ? { ...data, voiceUrl } : data;
};
