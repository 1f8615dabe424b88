import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { placeholder } from '../../i18n/fill.ts';
import { translator } from '../../i18n/translate.ts';
import { brokenTexts } from '../parts/texts.ts';

export const viewerTexts = (locale: Locale, kind: 'photos' | 'videos', count: number) => {
  const t = translator(locale);
  return {
    name: t(`gallery.${kind}.title`),
    show: t(`gallery.${kind}.show`, { title: placeholder('title') }),
    partOf: t('common.partOf', { part: placeholder('part'), whole: placeholder('whole') }),
    /** Finished for the first item: the first `Intl` number in a browser costs a slow phone a tenth of a second. */
    first: t('common.partOf', { part: formatNumber(locale, 1), whole: formatNumber(locale, count) }),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    loading: t(`gallery.${kind}.loading`),
    failed: t(`gallery.${kind}.failed`),
    pictureFailed: t('gallery.pictureFailed'),
    retry: t('common.retry'),
    empty: t(`gallery.${kind}.empty`),
    broken: brokenTexts(locale),
  };
};

/** Texts of the full-screen view load with its own script (full/FullScreen.tsx). */
export const photoTexts = (locale: Locale) => {
  const t = translator(locale);
  return {
    fullScreen: t('gallery.photos.fullScreen', { title: placeholder('title') }),
    fullScreenFailed: t('gallery.photos.fullScreenFailed'),
    shared: t('detail.send.copied'),
    whole: t('gallery.photos.whole'),
    share: t('gallery.photos.share'),
    before: t('gallery.photos.before'),
    after: t('gallery.photos.after'),
  };
};

/** Returns the texts of the full-screen view for pages that have no gallery. */
export const fullScreenTexts = (locale: Locale) => {
  const t = translator(locale);
  return {
    show: t('gallery.photos.show', { title: placeholder('title') }),
    partOf: t('common.partOf', { part: placeholder('part'), whole: placeholder('whole') }),
    loading: t('gallery.photos.loading'),
    failed: t('gallery.photos.failed'),
    pictureFailed: t('gallery.pictureFailed'),
    retry: t('common.retry'),
    shared: t('detail.send.copied'),
  };
};

export const videoTexts = (locale: Locale) => {
  const t = translator(locale);
  return {
    play: t('gallery.videos.play', { title: placeholder('title') }),
    duration: t('gallery.videos.duration'),
    failed: t('gallery.videos.unplayable'),
    retry: t('common.retry'),
    youtubeNotice: t('gallery.videos.youtubeNotice'),
    openOutside: t('gallery.videos.openOutside'),
    opensInNewTab: t('common.opensInNewTab'),
  };
};

export type ViewerTexts = ReturnType<typeof viewerTexts>;
export type PhotoTexts = ReturnType<typeof photoTexts>;
export type VideoTexts = ReturnType<typeof videoTexts>;
export type FullScreenTexts = ReturnType<typeof fullScreenTexts>;
