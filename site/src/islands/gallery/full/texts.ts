import type { Locale } from '@sanabel/contract/enumerations';
import { fullScreen as arabic } from '../../../i18n/ar/gallery.ts';
import { fullScreen as english } from '../../../i18n/en/gallery.ts';

/** The texts inside the full-screen view. They come with its script, in both languages, so that no page carries them. */
export const FULL_TEXTS: Record<Locale, typeof arabic> = { ar: arabic, en: english };

export type FullTexts = typeof arabic;
