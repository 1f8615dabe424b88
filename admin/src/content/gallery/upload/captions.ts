export interface Captions {
  arabicTitle: string;
  title: string;
}

export const NO_CAPTIONS: Captions = { arabicTitle: '', title: '' };

export const trimmed = ({ arabicTitle, title }: Captions): Captions => ({ arabicTitle: arabicTitle.trim(), title: title.trim() });

export const areSame = (one: Captions, other: Captions): boolean => one.title === other.title && one.arabicTitle === other.arabicTitle;
