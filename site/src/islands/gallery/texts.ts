import type { Locale } from '@sanabel/contract/enumerations';
import { formatNumber } from '../../i18n/format.ts';

/** What a viewer says, finished by the build; `{{title}}`, `{{part}}` and `{{whole}}` are filled in as one looks through it. */
export interface ViewerTexts {
  name: string;
  show: string;
  partOf: string;
  /** That of the first item, finished: numbers in the browser's own way cost a slow phone a tenth of a second when it first needs them. */
  first: string;
  previous: string;
  next: string;
  loading: string;
  failed: string;
  /** One picture did not come. */
  pictureFailed: string;
  retry: string;
  empty: string;
}

export interface FullTexts {
  open: string;
  label: string;
  previous: string;
  next: string;
  enlarge: string;
  lessen: string;
  share: string;
  shared: string;
  close: string;
  failed: string;
}

export interface VideoTexts {
  play: string;
  duration: string;
  failed: string;
  retry: string;
  youtubeNotice: string;
}

/** Fills a text's gaps; by function, because a title may contain what `replace` would take for a pattern. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);

/** "3 of 24" in the digits of the page. */
export const partOf = (texts: ViewerTexts, locale: Locale, index: number, total: number): string =>
  fill(texts.partOf, { part: formatNumber(locale, index + 1), whole: formatNumber(locale, total) });
