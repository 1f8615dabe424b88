import type { Locale } from '@sanabel/contract/enumerations';
import { ICONS, type IconName } from '../../components/icons.ts';
import type { LocalText } from '../../content/item-texts.ts';

/** The islands' form of components/Icon.astro. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

/** The islands' form of components/LocalText.astro. */
export const Local = ({ of: { text, lang }, locale }: { of: LocalText; locale: Locale }) =>
  lang === locale ? (
    <span>{text}</span>
  ) : (
    <bdi lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      {text}
    </bdi>
  );

/**
 * Matches phone numbers and Latin names with a version: they keep their own direction in a sentence (decision L8). Brackets around a
 * name are included, or a line could break between the two.
 */
const RUN = /(\d{7,}|\([A-Z]{2,}(?:[ -](?:[A-Z]+|\d+(?:\.\d+)?))*\)|[A-Z]{2,}(?:[ -](?:[A-Z]+|\d+(?:\.\d+)?))*)/;

interface Run {
  text: string;
  isIsolated: boolean;
}

export const runsOf = (sentence: string): Run[] =>
  sentence
    .split(RUN)
    .map((text, index) => ({ text, isIsolated: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Isolates runs (decision L8) in elements, because browser translation replaces text nodes and React would not find them. */
export const Sentence = ({ text }: { text: string }) =>
  runsOf(text).map((run) =>
    run.isIsolated ? (
      <bdi key={run.text} dir="ltr">
        {run.text}
      </bdi>
    ) : (
      <span key={run.text}>{run.text}</span>
    ),
  );
