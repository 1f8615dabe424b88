/** What a phone of ten years ago plays, and what a voice needs: MP3 in one channel, 180 kB a minute (decision 137). */
export const VOICE_RATE = 16_000;
export const VOICE_KBITS = 24;
/** A file that is chosen may be a long recording in its own form; it is decoded whole. */
export const CHOSEN_MAX_BYTES = 52_428_800;

/** Why a recording cannot be taken. */
export type VoiceFault = 'unreadable' | 'tooLong' | 'tooShort' | 'tooLarge' | 'noMicrophone' | 'forbidden';

/** Minutes and seconds, in Western digits in both languages, as on the site. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
