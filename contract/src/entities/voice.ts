import * as z from 'zod';
import { LOCALES } from '../enumerations.ts';
import { VOICE } from '../media-rules.ts';
import { choice } from '../text.ts';

export const VOICE_FILE = { field: 'voice', attribute: 'voiceUrl', rule: VOICE, isRequired: false } as const;

/** `voiceUrl` comes from the file; sending it empty removes the recording. */
export const voiceInput = {
  voiceUrl: choice(['']).meta({ description: 'empty: takes the recording away' }).optional(),
  voiceLanguage: choice(LOCALES).optional(),
};

/** Empty where there is no recording. */
export const voiceShown = { voiceUrl: z.string(), voiceLanguage: choice(LOCALES) };

export type VoiceTexts = { readonly [Name in keyof typeof voiceShown]: z.infer<(typeof voiceShown)[Name]> };

/** Arabic by default, because most farmers listen in Arabic. */
export const VOICE_FALLBACK = { voiceUrl: '', voiceLanguage: 'ar' } as const;
