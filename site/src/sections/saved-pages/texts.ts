import { COUNTRY } from '@sanabel/brand/club';
import { formatNumber, formatYear } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { ICONS } from '../../components/icons.ts';
import { cropsOf, monthsOf, YEAR_SEASONS } from '../../content/selections.ts';
import { placeholder } from '../../i18n/fill.ts';
import { href } from '../../i18n/routes.ts';
import { pluralForms, translator } from '../../i18n/translate.ts';
import { ARTICLES, FIELD_SETS, type FieldSet } from './model.ts';

export const fieldTexts = (locale: Locale) => {
  const t = translator(locale);
  const open = (...names: string[]) => Object.fromEntries(names.map((name) => [name, placeholder(name)]));
  const nameOf = (set: FieldSet): string =>
    set === ARTICLES ? t('offline.bottomSheet.articles') : t('offline.bottomSheet.crops', { season: t(`common.seasons.${set}`) });
  return {
    loading: t('common.loading'),
    unable: t('offline.unable'),
    missing: t('offline.missing'),
    open: t('offline.save'),
    pages: pluralForms(locale, 'offline.pages'),
    total: t('offline.total', open('pages', 'size')),
    megabytes: t('offline.megabytes', open('n')),
    saved: t('offline.saved'),
    visited: t('offline.visited'),
    visitedText: t('offline.visitedText'),
    empty: t('offline.empty'),
    kinds: { crop: t('offline.kinds.crop'), article: t('offline.kinds.article'), page: t('offline.kinds.page') },
    withPictures: t('offline.withPictures', open('kind')),
    when: t('offline.when', open('when', 'size')),
    remove: t('offline.remove', open('title')),
    removeAll: t('offline.removeAll'),
    removed: t('offline.removed'),
    lead: t('offline.bottomSheet.lead'),
    close: t('offline.bottomSheet.close'),
    counts: { crops: pluralForms(locale, 'lists.crops.count'), articles: pluralForms(locale, 'lists.articles.count') },
    first: t('offline.bottomSheet.first', open('count', 'total')),
    pictures: t('offline.bottomSheet.pictures'),
    picturesText: t('offline.bottomSheet.picturesText'),
    save: t('offline.bottomSheet.save'),
    stop: t('offline.bottomSheet.stop'),
    removeSet: t('offline.bottomSheet.remove'),
    saving: t('offline.bottomSheet.saving'),
    of: t('offline.bottomSheet.of', open('done', 'total')),
    current: t('offline.bottomSheet.current'),
    done: t('offline.bottomSheet.done'),
    stopped: t('offline.bottomSheet.stopped'),
    failed: t('offline.bottomSheet.failed'),
    full: t('offline.bottomSheet.full', open('size')),
    note: t('offline.bottomSheet.note'),
    sets: FIELD_SETS.map((set) => [set, nameOf(set)] as const),
    // The default choice: the season in the field on the day of the visit.
    seasons: YEAR_SEASONS.map((season) => [monthsOf(season), cropsOf(season, 1)[0]?.season ?? ''] as const),
    timeZone: COUNTRY.timeZone,
    savedPages: href(locale, '/offline'),
    icons: { close: ICONS.close, check: ICONS.check, bin: ICONS.bin, page: ICONS.page },
    format: COUNTRY.formats[locale],
    number: formatNumber(locale, 1_234_567_890),
    digits: formatYear(locale, 1_234_567_890),
    decimal: formatNumber(locale, 0.5).charAt(1),
  };
};
export type FieldTexts = ReturnType<typeof fieldTexts>;
