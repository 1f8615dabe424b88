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
    set === ARTICLES ? t('offline.sheet.articles') : t('offline.sheet.crops', { season: t(`common.seasons.${set}`) });
  return {
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
    lead: t('offline.sheet.lead'),
    close: t('offline.sheet.close'),
    counts: { crops: pluralForms(locale, 'lists.crops.count'), articles: pluralForms(locale, 'lists.articles.count') },
    first: t('offline.sheet.first', open('count', 'total')),
    pictures: t('offline.sheet.pictures'),
    picturesText: t('offline.sheet.picturesText'),
    save: t('offline.sheet.save'),
    stop: t('offline.sheet.stop'),
    removeSet: t('offline.sheet.remove'),
    saving: t('offline.sheet.saving'),
    of: t('offline.sheet.of', open('done', 'total')),
    current: t('offline.sheet.current'),
    done: t('offline.sheet.done'),
    stopped: t('offline.sheet.stopped'),
    failed: t('offline.sheet.failed'),
    full: t('offline.sheet.full', open('size')),
    note: t('offline.sheet.note'),
    sets: FIELD_SETS.map((set) => [set, nameOf(set)] as const),
    // The default choice: the season in the field on the day of the visit.
    seasons: YEAR_SEASONS.map((season) => [monthsOf(season), cropsOf(season, 1)[0]?.season ?? ''] as const),
    timeZone: COUNTRY.timeZone,
    shelf: href(locale, '/offline'),
    icons: { close: ICONS.close, check: ICONS.check, bin: ICONS.bin, page: ICONS.page },
    format: COUNTRY.formats[locale],
    number: formatNumber(locale, 1_234_567_890),
    digits: formatYear(locale, 1_234_567_890),
    decimal: formatNumber(locale, 0.5).charAt(1),
  };
};
export type FieldTexts = ReturnType<typeof fieldTexts>;
