import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { plainText } from '@sanabel/contract/formatting/blocks';
import { FORMATTED } from '@sanabel/contract/formatting/fields';
import type { GrowingGuide, GuideFact, GuideSource, RegionFacts } from '@sanabel/contract/growing-guide/growing-guide';
import { GUIDE_REGIONS, GUIDE_ROWS, type GuideRegion, type GuideRow } from '@sanabel/contract/growing-guide/rows';
import { synonymsIn, WINDOW_KINDS, type WindowKind } from '@sanabel/contract/growing-guide/shown';
import { edgeOf, type MonthPart } from '@sanabel/contract/growing-guide/window';
import { itemPage } from '@sanabel/contract/kinds/index';
import { growingGuideOfCrop, reviewerOf } from '../content/growing-guide.ts';
import { sharpestOf } from '../content/pictures.ts';
import { absolute, href } from '../i18n/routes.ts';

/** Empty in a language that has no text. */
export type Both = Readonly<Record<Locale, string>>;

/** A day, or the part of the month where the source names no day. */
interface WindowEnd {
  month: number;
  day?: number;
  part?: MonthPart;
}
interface Sourced {
  /** Number in the list of sources, from 1. */
  source?: number;
}
export type WindowFact = Sourced & { name: Both; place: Both; from: WindowEnd; to: WindowEnd };
export type AmountFact = Sourced & { value: string; unit: string; note: Both };
/** What a growing guide says for a region. */
export type RegionRecord = Partial<Record<WindowKind, readonly WindowFact[]>> & Partial<Record<GuideRow | 'varieties', AmountFact>>;

export interface GuideRecord {
  scientificName: string;
  synonyms: Readonly<Record<Locale, readonly string[]>>;
  regions: Partial<Record<GuideRegion, RegionRecord>>;
  sources: readonly GuideSource[];
  reviewedBy: Both;
  reviewedOn: string;
}

interface Common {
  id: string;
  page: Both;
  title: Both;
  description: Both;
  type: string;
  picture: string;
  created: string;
  updated: string;
}
export type CropRecord = Common & { name: Both; season: string; growthMonths: number; sheet: GuideRecord | null };
export const ARTICLE_PARTS = FORMATTED.articles;
export type ArticleRecord = Common & Record<(typeof ARTICLE_PARTS)[number], Both>;

export const inBoth = (of: (locale: Locale) => string): Both => Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Both;
const both = (en = '', ar = ''): Both => ({ ar, en });
const plain = (en: string, ar: string): Both => both(plainText(en), plainText(ar));

const commonOf = (list: 'crops' | 'articles', item: Crop | Article): Common => {
  const picture = sharpestOf(item.imageUrl);
  return {
    id: item.id,
    page: inBoth((locale) => absolute(href(locale, itemPage(list, item.id)))),
    title: both(item.title, item.arabicTitle),
    description: (list === 'crops' ? plain : both)(item.description, item.arabicDescription),
    type: item.type,
    picture: picture ? absolute(picture.url) : '',
    created: item.createdAt,
    updated: item.updatedAt,
  };
};

const endOf = (edge: string): WindowEnd => {
  const { month, day, part } = edgeOf(edge);
  return { month, ...(day !== undefined && { day }), ...(part && { part }) };
};

const sourced = (source: number | undefined): Sourced => (source === undefined ? {} : { source });

const factsIn = (region: RegionFacts): RegionRecord => {
  const windows = WINDOW_KINDS.flatMap((kind): [string, WindowFact[]][] => {
    const facts = (region[kind] ?? []).map(({ from, to, name, arabicName, place, arabicPlace, source }) => ({
      name: both(name, arabicName),
      place: both(place, arabicPlace),
      from: endOf(from),
      to: endOf(to),
      ...sourced(source),
    }));
    return facts.length > 0 ? [[kind, facts]] : [];
  });
  const amounts = [...GUIDE_ROWS, 'varieties' as const].flatMap((name): [string, AmountFact][] => {
    const fact: GuideFact | undefined = region[name];
    if (!fact) return [];
    const { value = '', unit = '', note, arabicNote, source } = fact;
    return [[name, { value, unit, note: both(note, arabicNote), ...sourced(source) }]];
  });
  return Object.fromEntries([...windows, ...amounts]);
};

const guideRecord = (growingGuide: GrowingGuide): GuideRecord => {
  const reviewer = reviewerOf(growingGuide);
  return {
    scientificName: growingGuide.scientificName ?? '',
    synonyms: { ar: synonymsIn(growingGuide.arabicSynonyms), en: synonymsIn(growingGuide.synonyms) },
    regions: Object.fromEntries(
      GUIDE_REGIONS.flatMap((region) => {
        const facts = growingGuide.regions?.[region];
        return facts ? [[region, factsIn(facts)]] : [];
      }),
    ),
    sources: growingGuide.sources ?? [],
    reviewedBy: both(reviewer?.name, reviewer?.arabicName),
    reviewedOn: growingGuide.reviewedOn ?? '',
  };
};

/** Keeps the units and days that editors chose. */
export const cropRecord = (crop: Crop): CropRecord => {
  const growingGuide = growingGuideOfCrop(crop);
  return {
    ...commonOf('crops', crop),
    name: both(crop.name, crop.arabicName),
    season: crop.season,
    growthMonths: crop.growthPeriod,
    sheet: growingGuide && guideRecord(growingGuide),
  };
};

export const articleRecord = (article: Article): ArticleRecord => ({
  ...commonOf('articles', article),
  intro: plain(article.intro, article.arabicIntro),
  issueDefinition: plain(article.issueDefinition, article.arabicIssueDefinition),
  importance: plain(article.importance, article.arabicImportance),
  practicalSteps: plain(article.practicalSteps, article.arabicPracticalSteps),
  recommendations: plain(article.recommendations, article.arabicRecommendations),
});
