import { hash } from 'node:crypto';
import type { Stage } from '@sanabel/brand/calendar/halves';
import { CLUB } from '@sanabel/brand/club';
import type { Locale } from '@sanabel/contract/enumerations';

/** What stands on the picture of a page that messengers show: all that its drawing depends on, and nothing that it does not. */
export interface ShareCard {
  look: 'page' | 'crop' | 'article';
  locale: Locale;
  title: string;
  line: string;
  /** The kind of an article. */
  label?: string;
  /** A crop's months of growth, and the words for them. */
  months?: { count: number; text: string };
  /** A file below the published site: a drawing of the site, or a picture of the CMS; empty where an item has none. */
  picture: string;
  /** The point of the picture that stays in sight, where editors set one. */
  focus?: string;
  /** Whether the words are light, on a dark drawing. */
  isDark?: boolean;
}

/** The code of a page's address for a telephone's camera, on paper. */
export interface PageCode {
  look: 'code';
  address: string;
}

/** A crop's or an article's card to send, upright as a telephone's screen (guide §13.2). */
export interface Poster {
  look: 'poster';
  locale: Locale;
  /** Type and season of a crop, or the kind of an article. */
  label: string;
  title: string;
  /** What it is about; it stands where no dates do. */
  line: string;
  /** What is said of a crop; it fills the room under the rest. */
  text: string;
  months?: NonNullable<ShareCard['months']>;
  /** Sowing and harvest with their region, in words. */
  dates: readonly { stage: 'sow' | 'harvest'; label: string; text: string }[];
  /** The 24 halves of the farmer's year; empty where its dates are not known. */
  stages: readonly Stage[];
  /** Up to three: what to do, or a number of the crop's sheet, and a sentence. */
  steps: readonly { lead: string; text: string }[];
  picture: string;
  focus?: string;
  address: string;
  /** What the colours of the year say, as far as its dates tell it. */
  key: readonly { stage: Stage; text: string }[];
  /** The words at the foot. */
  words: { note: string; page: string };
}

/** What the publisher draws for pages. */
export type Drawing = ShareCard | PageCode | Poster;

export const POSTER_SIZE = { width: 1080, height: 1350 } as const;
export const CARD_SIZE = { width: 1200, height: 630 } as const;
export const CARD_FOLDER = 'share';

/** Raised with every change of the drawing (publisher/cards), so that no card of an older one is taken for a new one. */
const DESIGN = 2;

/** The file's name says what is on it: a card is drawn once, and again only when something on it changes. */
export const cardName = (card: Drawing): string =>
  `${hash('sha256', JSON.stringify([DESIGN, CLUB.name, CLUB.descriptor, card]), 'hex').slice(0, 24)}.${card.look === 'code' ? 'svg' : 'jpg'}`;
