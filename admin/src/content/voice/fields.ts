import type { VoiceTexts } from '@sanabel/contract/entities/voice';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod';
import type { Picture } from '../../forms/values.ts';
import { isNewFile } from '../../media/chosen.ts';

/** The recording of an item, for a form's definition. */
export const VOICE_FORM = {
  voiceUrl: { label: 'content.voice.title', isOptional: true, hasOwnInput: true },
  voiceLanguage: { label: 'content.voice.language', isOptional: true, hasOwnInput: true },
} as const;

/** What a form holds of it: a new recording, one of the library, or the address of the stored one; empty without any. */
export type VoiceValues = {
  voiceUrl: Picture;
  voiceLanguage: string;
};

/** Stands in the form while a recording is made: a save would leave it out. */
export const VOICE_IN_WORK = 'in work';

/** The form's own rule in the place of the API's, which knows no address: what is in work blocks a save. */
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

/** The fields as the API takes them: a new recording in its own part, an empty address where it was taken away, no other address. */
export const withVoice = ({ voiceUrl, ...data }: FieldValues): FieldValues => {
  if (isNewFile(voiceUrl)) return { ...data, voice: voiceUrl };
  return voiceUrl === '' ? { ...data, voiceUrl } : data;
};
