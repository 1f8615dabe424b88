import {
  CONTENT_IMAGE_MAX_BYTES,
  GALLERY_IMAGE_MAX_BYTES,
  GALLERY_VIDEO_MAX_BYTES,
  REGISTRATION_IMAGE_MAX_BYTES,
  VOICE_MAX_BYTES,
} from './limits.ts';

/** Files that a field accepts, judged by content, never by name or header (api.md, "Bounds"). */
export interface MediaRule {
  kind: 'image' | 'video' | 'voice';
  maxBytes: number;
  mimes: readonly string[];
  /** Pixels; without it the widest rendition is the limit. */
  maxSide?: number;
}

const PNG = 'image/png';
const JPEG = 'image/jpeg';
const GIF = 'image/gif';
const WEBP = 'image/webp';

export const CONTENT_IMAGE: MediaRule = { kind: 'image', maxBytes: CONTENT_IMAGE_MAX_BYTES, mimes: [PNG, JPEG, GIF] };
export const OTHER_IMAGE: MediaRule = { kind: 'image', maxBytes: CONTENT_IMAGE_MAX_BYTES, mimes: [PNG, JPEG, GIF, WEBP] };
export const REGISTRATION_IMAGE: MediaRule = { ...OTHER_IMAGE, maxBytes: REGISTRATION_IMAGE_MAX_BYTES, maxSide: 192 };
export const GALLERY_IMAGE: MediaRule = { kind: 'image', maxBytes: GALLERY_IMAGE_MAX_BYTES, mimes: [JPEG, PNG, WEBP] };
export const GALLERY_VIDEO: MediaRule = {
  kind: 'video',
  maxBytes: GALLERY_VIDEO_MAX_BYTES,
  mimes: ['video/mp4', 'video/webm', 'video/ogg', 'application/ogg', 'video/x-m4v'],
};
/** MP3 plays on every phone, however old. */
export const VOICE: MediaRule = { kind: 'voice', maxBytes: VOICE_MAX_BYTES, mimes: ['audio/mpeg'] };

export const MEDIUM_KINDS = ['picture', 'video', 'voice'] as const;
export type MediumKind = (typeof MEDIUM_KINDS)[number];

const KINDS = { picture: 'image', video: 'video', voice: 'voice' } as const satisfies Record<MediumKind, MediaRule['kind']>;

/** The file that a medium was made of; its type is empty where it was not stored. */
interface Origin {
  kind: MediumKind;
  mime: string;
  bytes: number;
}

/** Returns why a field refuses an existing medium, by the same rules as for a new file; null when it accepts it. */
export const misfitOf = ({ kind, mimes, maxBytes }: MediaRule, medium: Origin): 'file_type' | 'file_too_large' | null => {
  if (KINDS[medium.kind] !== kind || (medium.mime !== '' && !mimes.includes(medium.mime))) return 'file_type';
  return medium.bytes > maxBytes ? 'file_too_large' : null;
};

/** Checks a file before its upload; null if the rule accepts it. */
export const fileError = (
  { type, size }: { type: string; size: number },
  { mimes, maxBytes }: Pick<MediaRule, 'mimes' | 'maxBytes'>,
): 'wrongType' | 'tooLarge' | null => {
  if (!mimes.includes(type)) return 'wrongType';
  return size > maxBytes ? 'tooLarge' : null;
};
