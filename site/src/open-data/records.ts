import { monthOf } from '@sanabel/brand/calendar/halves';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { plainText } from '@sanabel/contract/formatting/blocks';
import { FORMATTED } from '@sanabel/contract/formatting/fields';
import type { GrowingGuide, GuideSource, RegionFacts } from '@sanabel/contract/growing-guide/growing-guide';
import { GUIDE_REGIONS, GUIDE_ROWS, type GuideRegion, type GuideRow } from '@sanabel/contract/growing-guide/rows';
import { synonymsIn } from '@sanabel/contract/growing-guide/shown';
import { itemPage } from '@sanabel/contract/pages';
import { growingGuideOfCrop } from '../content/growing-guide.ts';
import { sharpestOf } from '../content/pictures.ts';
import { itemOf } from '../content/snapshot.ts';
import { absolute, href } from '../i18n/routes.ts';

/** Empty in a language that has no text. */
export type Both = Readonly<Record<Locale, string>>;

/** The half of a month, 1 or 2. */
interface Half {
  month: number;
  half: number;
}
/** One entry of a growing guide for a region, with the number of its source. */
export type Fact = { source?: number } & ({ from: Half; to: Half } | { value: string; unit: string; note: Both });

export interface GuideRecord {
  scientificName: string;
  synonyms: Readonly<Record<Locale, readonly string[]>>;
  regions: Partial<Record<GuideRegion, Partial<Record<GuideRow | 'sowing' | 'harvest', Fact>>>>;
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

const inBoth = (of: (locale: Locale) => string): Both => Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Both;
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

const inMonth = (half: number): Half => {
  const { month, isSecond } = monthOf(half);
  return { month, half: isSecond ? 2 : 1 };
};

const factsIn = (region: RegionFacts): Partial<Record<GuideRow | 'sowing' | 'harvest', Fact>> => {
  const spans = (['sowing', 'harvest'] as const).flatMap((name): [string, Fact][] => {
    const span = region[name];
    return span
      ? [[name, { from: inMonth(span.from), to: inMonth(span.to), ...(span.source !== undefined && { source: span.source }) }]]
      : [];
  });
  const amounts = GUIDE_ROWS.flatMap((name): [string, Fact][] => {
    const fact = region[name];
    if (!fact) return [];
    const { value = '', unit = '', note, arabicNote, source } = fact;
    return [[name, { value, unit, note: both(note, arabicNote), ...(source !== undefined && { source }) }]];
  });
  return Object.fromEntries([...spans, ...amounts]);
};

const guideRecord = (growingGuide: GrowingGuide): GuideRecord => {
  const reviewer = growingGuide.reviewedBy ? itemOf('members', growingGuide.reviewedBy) : undefined;
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

/** Keeps the units and halves of months that editors chose. */
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
