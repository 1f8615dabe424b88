import * as z from 'zod';
import { LOCALES } from '../enumerations.ts';
import { VOICE } from '../media-rules.ts';
import { choice } from '../text.ts';

/** The part of a form that carries an item's recording. */
export const VOICE_FILE = { field: 'voice', attribute: 'voiceUrl', rule: VOICE, isRequired: false } as const;

/** What is said of an item's recording, beside its file. Its address is made of the file: to send it empty takes the recording away. */
export const voiceInput = {
  voiceUrl: choice(['']).meta({ description: 'empty: takes the recording away' }).optional(),
  voiceLanguage: choice(LOCALES).optional(),
};

/** The same in an item: the address of the file, empty where there is none. */
export const voiceShown = { voiceUrl: z.string(), voiceLanguage: choice(LOCALES) };

/** What an item says of its recording. */
export type VoiceTexts = { readonly [Name in keyof typeof voiceShown]: z.infer<(typeof voiceShown)[Name]> };

/** An item that nobody has read aloud. Most farmers listen in Arabic. */
export const VOICE_FALLBACK = { voiceUrl: '', voiceLanguage: 'ar' } as const;
