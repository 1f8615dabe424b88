import type { Locale } from '@sanabel/contract/enumerations';
import { ICONS, type IconName } from '../../components/icons.ts';
import type { LocalText } from '../../content/item-texts.ts';

/** The islands' form of components/Icon.astro: always decoration. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);

/** The islands' form of components/LocalText.astro: a text in the other language is marked as such (decision L1). */
export const Local = ({ of: { text, lang }, locale }: { of: LocalText; locale: Locale }) =>
  lang === locale ? (
    <span>{text}</span>
  ) : (
    <bdi lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      {text}
    </bdi>
  );

/** A phone number, or a name in Latin capitals with its version: what keeps its own direction inside a sentence (decision L8). */
const RUN = /(\d{7,}|[A-Z]{2,}(?:[ -](?:[A-Z]+|\d+(?:\.\d+)?))*)/;

interface Run {
  text: string;
  isIsolated: boolean;
}

/** A sentence of the catalogue, cut where something in it is to be isolated. */
export const runsOf = (sentence: string): Run[] =>
  sentence
    .split(RUN)
    .map((text, index) => ({ text, isIsolated: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/**
 * A sentence of the catalogue in which numbers to call and Latin names keep their own direction (decision L8). Each run is an element:
 * a browser that translates the page puts others in the place of a text, which React would then not find.
 */
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
