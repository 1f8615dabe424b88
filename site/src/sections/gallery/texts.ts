import type { Locale } from '@sanabel/contract/enumerations';
import { formatNumber } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { FullTexts, VideoTexts, ViewerTexts } from '../../islands/gallery/texts.ts';

/** A gap that the island fills by itself stays a gap. */
const gap = (name: string): string => `{{${name}}}`;

export const viewerTexts = (locale: Locale, kind: 'photos' | 'videos', count: number): ViewerTexts => {
  const t = translator(locale);
  return {
    name: t(`gallery.${kind}.title`),
    show: t(`gallery.${kind}.show`, { title: gap('title') }),
    partOf: t('common.partOf', { part: gap('part'), whole: gap('whole') }),
    first: t('common.partOf', { part: formatNumber(locale, 1), whole: formatNumber(locale, count) }),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    loading: t(`gallery.${kind}.loading`),
    failed: t(`gallery.${kind}.failed`),
    pictureFailed: t('gallery.pictureFailed'),
    retry: t('common.retry'),
    empty: t(`gallery.${kind}.empty`),
  };
};

export const fullTexts = (locale: Locale): FullTexts => {
  const t = translator(locale);
  return {
    open: t('gallery.full.open', { title: gap('title') }),
    label: t('gallery.full.label'),
    previous: t('gallery.full.previous'),
    next: t('gallery.full.next'),
    enlarge: t('gallery.full.enlarge'),
    lessen: t('gallery.full.lessen'),
    share: t('gallery.full.share'),
    shared: t('detail.share.copied'),
    close: t('gallery.full.close'),
    failed: t('gallery.full.failed'),
  };
};

export const videoTexts = (locale: Locale): VideoTexts => {
  const t = translator(locale);
  return {
    play: t('gallery.videos.play', { title: gap('title') }),
    duration: t('gallery.videos.duration', { duration: gap('duration') }),
    failed: t('gallery.videos.unplayable'),
    retry: t('common.retry'),
    youtubeNotice: t('gallery.videos.youtubeNotice'),
  };
};
