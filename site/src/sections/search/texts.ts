import { CLUB } from '@sanabel/brand/club';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { FORMATTED } from '@sanabel/contract/formatting/fields';
import { synonymsIn } from '@sanabel/contract/growing-guide/shown';
import { itemAnchor, itemPage } from '@sanabel/contract/kinds/index';
import { growingGuideOfCrop } from '../../content/growing-guide.ts';
import { altOf, localised, plain, teaser } from '../../content/item-texts.ts';
import { contact, type ListName } from '../../content/snapshot.ts';
import { articlePath, cropPath, type Path } from '../../i18n/routes.ts';
import { translator } from '../../i18n/translate.ts';
import { formatDuration } from '../../islands/gallery/model.ts';
import { declaredName, ofDeclared } from './kinds.ts';
import type { Kind } from './model.ts';
import type { Searchable, SearchedItem } from './searchable.ts';

const inBoth = (text: (locale: Locale) => string): string[] => LOCALES.map(text);
const kindLabels = (kind: Kind): string[] => inBoth((locale) => translator(locale)(`search.kinds.${kind}` as 'search.kinds.crops'));

const ofCrop = (crop: Crop, locale: Locale): Searchable => {
  const t = translator(locale);
  const growingGuide = growingGuideOfCrop(crop);
  const labels = inBoth((language) => {
    const translate = translator(language);
    return `${translate(`common.cropTypes.${crop.type}`)} ${translate(`common.seasons.${crop.season}`)}`;
  });
  const facts = [t(`common.cropTypes.${crop.type}`), t(`common.seasons.${crop.season}`), t('common.months', { count: crop.growthPeriod })];
  return {
    kind: 'crops',
    path: cropPath(crop.id),
    title: localised(crop, 'name', locale),
    line: facts.join(t('search.between')),
    pictureUrl: crop.imageUrl,
    names: [crop.name, crop.arabicName, ...synonymsIn(growingGuide?.arabicSynonyms), ...synonymsIn(growingGuide?.synonyms)],
    also: [growingGuide?.scientificName ?? '', crop.title, crop.arabicTitle],
    labels: [...labels, ...kindLabels('crops')],
    text: [plain(crop, 'description', locale).text, altOf(crop, locale)],
  };
};

const ofArticle = (article: Article, locale: Locale): Searchable => {
  const own = (field: Parameters<typeof localised<Article>>[1]) => localised(article, field, locale).text;
  return {
    kind: article.type,
    path: articlePath(article.id),
    title: localised(article, 'title', locale),
    line: teaser(own('secondaryText') || own('description')),
    pictureUrl: article.imageUrl,
    names: [article.title, article.arabicTitle],
    also: [article.secondaryText, article.arabicSecondaryText],
    labels: [...kindLabels(article.type), ...inBoth((language) => translator(language)(`common.articleTypes.${article.type}`))],
    text: [own('description'), ...FORMATTED.articles.map((field) => plain(article, field, locale).text), altOf(article, locale)],
  };
};

const ofGallery = (item: GalleryItem, locale: Locale): Searchable => {
  const t = translator(locale);
  const kind = item.type === 'image' ? 'photos' : 'videos';
  const duration = item.duration === null ? [] : [formatDuration(item.duration)];
  const described = teaser(localised(item, 'description', locale).text);
  const title = localised(item, 'title', locale);
  return {
    kind,
    path: `${itemPage('gallery')}${itemAnchor('gallery', item)}`,
    title: title.text === '' ? { text: t(`search.kinds.${kind}`), lang: locale } : title,
    line: [t(`search.kinds.${kind}`), ...duration, ...(described ? [described] : [])].slice(0, 2).join(t('search.between')),
    pictureUrl: kind === 'photos' ? item.url : item.thumbnail,
    names: [item.title, item.arabicTitle],
    also: [],
    labels: kindLabels(kind),
    text: [localised(item, 'description', locale).text, altOf(item, locale)],
  };
};

export const searchable = (item: SearchedItem, list: ListName, locale: Locale): Searchable => {
  const name = declaredName(list);
  if (name) {
    const found = ofDeclared(name, item, locale);
    return { ...found, kind: name, labels: [...kindLabels(name), ...found.labels] };
  }
  if ('season' in item) return ofCrop(item, locale);
  return 'thumbnail' in item ? ofGallery(item, locale) : ofArticle(item as Article, locale);
};

/** The area of texts of each page that is no item; a list's area is in `lists`. */
const PAGES = {
  '/': 'home',
  '/about': 'about',
  '/services': 'services',
  '/this-month': 'thisMonth',
  '/services/crops': 'lists.crops',
  '/services/awareness': 'lists.awareness',
  '/services/climate': 'lists.climate',
  '/services/compare': 'compare',
  '/gallery': 'gallery',
  '/jobs': 'jobs',
  '/contact': 'contact',
  '/offline': 'offline',
  '/privacy': 'privacy',
  '/accessibility': 'accessibility',
  '/data': 'data',
} as const satisfies Readonly<Record<Path, string>>;

export const searchablePages = (locale: Locale): Searchable[] => {
  const { address, arabicAddress, hours, arabicHours, email } = contact();
  return (Object.keys(PAGES) as (keyof typeof PAGES)[]).map((path) => {
    const descriptionIn = (language: Locale): string => {
      const translate = translator(language);
      return path === '/'
        ? translate('common.description')
        : translate(`${PAGES[path] as Exclude<(typeof PAGES)[keyof typeof PAGES], 'home'>}.description`);
    };
    const titleIn = (language: Locale): string =>
      path === '/' ? `${translator(language)('home.title')} ${CLUB.name[language]}` : translator(language)(`${PAGES[path]}.title`);
    return {
      kind: 'pages',
      path,
      title: { text: path === '/' ? translator(locale)('home.title') : titleIn(locale), lang: locale },
      line: teaser(descriptionIn(locale)),
      pictureUrl: '',
      names: inBoth(titleIn),
      labels: kindLabels('pages'),
      also: [
        ...inBoth((language) => translator(language)(`search.words.${PAGES[path]}`)),
        ...inBoth(descriptionIn),
        ...(path === '/contact' ? [address, arabicAddress, hours, arabicHours, email] : []),
      ],
      text: [],
    };
  });
};
