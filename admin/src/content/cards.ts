import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { ArticleType, CropType, Season } from '@sanabel/contract/enumerations';

/** The dashboard's three grids. */
export type Kind = 'crops' | ArticleType;

/** What a grid shows of a crop or an article. */
export interface Card {
  id: string;
  resource: 'crops' | 'articles';
  title: string;
  arabicTitle: string;
  imageUrl: string;
  /** Key of the word on its chip. */
  chip: `dashboard.cropTypes.${CropType}` | `dashboard.articleTypes.${ArticleType}`;
  season: Season | null;
}

/** A crop goes by its name, as on its public card. */
export const cropCard = ({ id, name, arabicName, imageUrl, type, season }: Crop): Card => ({
  id,
  resource: 'crops',
  title: name,
  arabicTitle: arabicName,
  imageUrl,
  chip: `dashboard.cropTypes.${type}`,
  season,
});

export const articleCard = ({ id, title, arabicTitle, imageUrl, type }: Article): Card => ({
  id,
  resource: 'articles',
  title,
  arabicTitle,
  imageUrl,
  chip: `dashboard.articleTypes.${type}`,
  season: null,
});
