import { runsOf } from '../../i18n/runs.ts';

/** The islands' form of components/Sentence.astro. */
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
