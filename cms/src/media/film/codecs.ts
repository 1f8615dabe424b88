import { FilmError } from './film-error.ts';

/** Names in MP4, WebM and Ogg of codecs that Chrome, Firefox and Safari play without a licence of the device. */
const PLAYED = /^(?:avc[13]|vp0[89]|av01|V_VP[89]|V_AV1|theora)$/;
const NAMES: readonly (readonly [code: RegExp, name: string])[] = [
  [/^(?:hvc1|hev1|dvh[1e]|V_MPEGH)/, 'HEVC (H.265)'],
  [/^(?:vvc1|vvi1)/, 'VVC (H.266)'],
  [/^(?:mp4v|V_MPEG4\/ISO\/(?:SP|ASP|AP))/, 'MPEG-4 Visual'],
  [/^s263/, 'H.263'],
  [/^(?:enc[av])/, 'DRM'],
];

export const refuseCodec = (code: string): void => {
  if (PLAYED.test(code)) return;
  const name = NAMES.find(([pattern]) => pattern.test(code))?.[1] ?? code.replaceAll(/[^\w/ .-]/g, '');
  throw new FilmError('video_codec', name);
};
