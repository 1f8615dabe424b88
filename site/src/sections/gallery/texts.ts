import type { Locale } from '@sanabel/contract/enumerations';
import { translator } from '../../i18n/translate.ts';
import type { VideoTexts, ViewerTexts } from '../../islands/gallery/texts.ts';

/** A gap that the island fills by itself stays a gap. */
const gap = (name: string): string => `{{${name}}}`;

export const viewerTexts = (locale: Locale, kind: 'photos' | 'videos'): ViewerTexts => {
  const t = translator(locale);
  return {
    name: t(`gallery.${kind}.title`),
    show: t(`gallery.${kind}.show`, { title: gap('title') }),
    partOf: t('common.partOf', { part: gap('part'), whole: gap('whole') }),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    loading: t(`gallery.${kind}.loading`),
    failed: t(`gallery.${kind}.failed`),
    retry: t('common.retry'),
    empty: t(`gallery.${kind}.empty`),
  };
};

export const videoTexts = (locale: Locale): VideoTexts => {
  const t = translator(locale);
  return {
    play: t('gallery.videos.play', { title: gap('title') }),
    duration: t('gallery.videos.duration', { duration: gap('duration') }),
    unsupported: t('gallery.videos.unsupported'),
    youtubeNotice: t('gallery.videos.youtubeNotice'),
  };
};
