/** The closed lists of the specification, section 3. Stored as written here, shown in the page's language. */
export const CROP_TYPES = ['Grains', 'Vegetables', 'Fruits', 'Oilseeds', 'Sugar Crops', 'Fodder', 'Others'] as const;
export const SEASONS = ['Winter', 'Summer', 'Nile', 'Year-round'] as const;
export const ARTICLE_TYPES = ['awareness', 'climate'] as const;
export const GALLERY_TYPES = ['image', 'video', 'youtube'] as const;
export const ROLES = ['admin'] as const;
export const LOCALES = ['ar', 'en'] as const;

/** The nine places of a page background; the spelling is the specification's (decision D7). */
export const SECTIONS = [
  'platform',
  'institutionWord',
  'goles',
  'aboutUs',
  'ourServices',
  'askanExpert',
  'gallery',
  'careerOpportunities',
  'contactUs',
] as const;

/** Names from the design's palette for an article's card (decision D14); empty means by odd and even index. */
export const ARTICLE_VARIANTS = ['', 'odd', 'even'] as const;
export const ARTICLE_COLORS = ['', 'surface', 'green-100', 'green-800', 'wheat-300', 'nile-200'] as const;

/** What made the CMS call the hook: a change, an editor, a set time, or a failure before. */
export const PUBLICATION_TRIGGERS = ['edit', 'button', 'time', 'retry'] as const;

/** The enumerations whose values are shown in words: `labels/` has them in both languages. */
export const LABELLED = { cropTypes: CROP_TYPES, seasons: SEASONS, articleTypes: ARTICLE_TYPES } as const;

export type CropType = (typeof CROP_TYPES)[number];
export type Season = (typeof SEASONS)[number];
export type ArticleType = (typeof ARTICLE_TYPES)[number];
export type GalleryType = (typeof GALLERY_TYPES)[number];
export type Role = (typeof ROLES)[number];
export type Locale = (typeof LOCALES)[number];
export type Section = (typeof SECTIONS)[number];
export type ArticleVariant = (typeof ARTICLE_VARIANTS)[number];
export type ArticleColor = (typeof ARTICLE_COLORS)[number];
export type PublicationTrigger = (typeof PUBLICATION_TRIGGERS)[number];
