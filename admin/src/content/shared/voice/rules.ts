/** Plays on ten-year-old phones: mono MP3, 180 kB a minute (decision 137). */
export const VOICE_RATE = 16_000;
export const VOICE_KBITS = 24;
/** Allows long recordings in other formats; the browser decodes the whole file. */
export const CHOSEN_MAX_BYTES = 52_428_800;

export type VoiceErrorCode = 'unreadable' | 'tooLong' | 'tooShort' | 'tooLarge' | 'noMicrophone' | 'forbidden';

/** m:ss, with Western digits in both languages, as on the site. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
