import { CLUB, COLORS } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { ICONS } from '../../components/icons.ts';
import { placeholder } from '../../i18n/fill.ts';
import { SITE_ORIGIN } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';

/** The three questions: the part of the plant, the sign on it, its growth. */
export const ASK_PARTS = ['leaf', 'fruit', 'stem', 'root', 'field'] as const;
export const ASK_SIGNS = ['spots', 'yellow', 'dry', 'wilting', 'holes', 'insects'] as const;
export const ASK_STAGES = ['seedling', 'growing', 'flowering', 'ripening'] as const;

/** Playback rates, in the order of presses. */
const VOICE_RATES = [1, 1.25, 1.5, 0.75];

const C = COLORS.light;

export const itemTexts = (locale: Locale) => {
  const t = translator(locale);
  return {
    send: {
      title: t('detail.send.title'),
      what: t('detail.send.what'),
      whole: t('detail.send.whole'),
      dates: t('detail.send.dates'),
      step: t('detail.send.step', { number: placeholder('number') }),
      preview: t('detail.send.preview'),
      share: t('detail.send.share'),
      chat: t('detail.send.chat'),
      save: t('detail.send.save'),
      copy: t('detail.send.copy'),
      copied: t('detail.send.copied'),
      noPicture: t('detail.send.noPicture'),
      outside: t('common.opensInNewTab'),
      close: t('detail.send.close'),
      club: CLUB.name[locale],
      host: SITE_ORIGIN.host,
      colors: { paper: C.paper, ink: C.ink, ink2: C['ink-2'], wheat: C['wheat-500'], green: C['green-800'] },
      number: formatNumber(locale, 1234567890),
      icons: { share: ICONS.share, chat: ICONS.whatsapp, save: ICONS.save, copy: ICONS.copy, close: ICONS.close },
    },
    listen: {
      play: t('detail.listen.play'),
      pause: t('detail.listen.pause'),
      place: t('detail.listen.position'),
      of: t('detail.listen.of', { at: placeholder('at'), all: placeholder('all') }),
      speed: t('detail.listen.speed', { speed: placeholder('speed') }),
      failed: t('detail.listen.failed'),
      speeds: VOICE_RATES.map((rate) => ({ rate, label: `×${formatNumber(locale, rate)}` })),
      icons: { play: ICONS.play, pause: ICONS.pause },
    },
    ask: {
      lead: t('detail.ask.lead'),
      where: t('detail.ask.where'),
      seen: t('detail.ask.seen'),
      when: t('detail.ask.when'),
      parts: ASK_PARTS.map((part) => ({ label: t(`detail.ask.parts.${part}`), said: t(`detail.ask.on.${part}`) })),
      signs: ASK_SIGNS.map((sign) => ({ label: t(`detail.ask.signs.${sign}`), sign })),
      stages: ASK_STAGES.map((stage) => ({ label: t(`detail.ask.stages.${stage}`), said: t(`detail.ask.at.${stage}`) })),
      message: t('detail.ask.message'),
      between: t('detail.ask.between'),
      end: t('detail.ask.end'),
      send: t('detail.ask.send'),
      hint: t('detail.ask.hint'),
      outside: t('common.opensInNewTab'),
      icon: ICONS.whatsapp,
    },
  };
};

export type ItemTexts = ReturnType<typeof itemTexts>;
