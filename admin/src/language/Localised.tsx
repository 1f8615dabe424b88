import { useLanguage } from './language.ts';
import { localised } from './localised.ts';

/** A text or its Arabic twin, isolated, and marked with its language where that is not the page's. */
export const Localised = ({ text, arabic }: { text: string; arabic: string }) => {
  const locale = useLanguage();
  const shown = localised(text, arabic, locale);
  return shown.lang === locale ? <bdi>{shown.text}</bdi> : <bdi lang={shown.lang}>{shown.text}</bdi>;
};
