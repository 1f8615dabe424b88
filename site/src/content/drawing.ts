import { hash } from 'node:crypto';
import type { Stage } from '@sanabel/brand/calendar/seasons';
import { CLUB } from '@sanabel/brand/club';
import type { Locale } from '@sanabel/contract/enumerations';

/** The text and picture of a page's share card: all that its drawing depends on, and nothing else. */
export interface ShareImage {
  look: 'page' | 'crop' | 'article';
  locale: Locale;
  title: string;
  line: string;
  label?: string;
  months?: { count: number; text: string };
  /** A file below the published site: a drawing of the site, or a picture of the CMS; empty where an item has none. */
  picture: string;
  focus?: string;
  isDark?: boolean;
}

export interface PageCode {
  look: 'code';
  address: string;
}

/** A crop's or an article's card to send, upright as a telephone's screen (guide §13.2). */
export interface Poster {
  look: 'poster';
  locale: Locale;
  label: string;
  title: string;
  /** Shown where there are no dates. */
  line: string;
  text: string;
  months?: NonNullable<ShareImage['months']>;
  dates: readonly { stage: 'sow' | 'harvest'; label: string; text: string }[];
  /** The 24 halves of the farmer's year; empty where the dates are not known. */
  stages: readonly Stage[];
  /** Three or fewer: an instruction, or a number of the crop's growing guide, and a sentence. */
  steps: readonly { lead: string; text: string }[];
  picture: string;
  focus?: string;
  address: string;
  key: readonly { stage: Stage; text: string }[];
  words: { note: string; page: string };
}

/** The card of an item that is valid for a time: it travels on after its end, so it names that with the year (guide §16.5). */
export interface DatedPoster extends Pick<Poster, 'locale' | 'title' | 'steps' | 'picture' | 'focus' | 'address' | 'words'> {
  look: 'dated';
  level: string;
  /** The colours of its level. */
  tile: { fill: string; ink: string; word: string };
  sign: string;
  label: string;
  /** The number of days; 0 for more than are drawn. */
  days: number;
  from: string;
  until: string;
}

export type Drawing = ShareImage | PageCode | Poster | DatedPoster;

/** Posters are for people who look at the page; a chat shows the others as soon as a link is sent. */
export const isPoster = ({ look }: Drawing): boolean => look === 'poster' || look === 'dated';

export const POSTER_SIZE = { width: 1080, height: 1350 } as const;
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
export const SHARE_FOLDER = 'share';

/** Raise this with every change of the drawing (publisher/cards), so that old cards are drawn again. */
const DESIGN = 2;

/** Names the file after its content: a card is drawn once, and again only when something on it changes. */
export const drawingName = (drawing: Drawing): string =>
  `${hash('sha256', JSON.stringify([DESIGN, CLUB.name, CLUB.descriptor, drawing]), 'hex').slice(0, 24)}.${drawing.look === 'code' ? 'svg' : 'jpg'}`;
