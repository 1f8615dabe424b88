export interface View {
  width: 390 | 1440;
  scheme: 'light' | 'dark';
  /** The time that the browser shows, in milliseconds since 1970: the same for both sides of a comparison. */
  now: number;
  /** Chooses screens by their names. */
  isWanted: (name: string) => boolean;
}

export const VIEWS = ([390, 1440] as const).flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));
