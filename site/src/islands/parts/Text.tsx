import type { Locale } from '@sanabel/contract/enumerations';
import type { LocalText } from '../../content/localised.ts';
import { runsOf } from '../../i18n/runs.ts';

/** The islands' form of components/LocalText.astro: a text in the other language is marked as such (decision L1). */
export const Local = ({ of: { text, lang }, locale }: { of: LocalText; locale: Locale }) =>
  lang === locale ? (
    text
  ) : (
    <bdi lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      {text}
    </bdi>
  );

/** A sentence of the catalogue in which numbers to call and Latin names keep their own direction (decision L8). */
export const Sentence = ({ text }: { text: string }) =>
  runsOf(text).map((run) =>
    run.isIsolated ? (
      <bdi key={run.text} dir="ltr">
        {run.text}
      </bdi>
    ) : (
      run.text
    ),
  );
