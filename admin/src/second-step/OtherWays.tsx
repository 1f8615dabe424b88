import type { SecondStep } from '@sanabel/contract/enumerations';
import { useStepTexts } from './texts/use-texts.ts';

export const OtherWays = ({ ways, onChoose }: { ways: readonly SecondStep[]; onChoose: (way: SecondStep) => void }) => {
  const texts = useStepTexts();
  if (ways.length === 0) return null;
  return (
    <fieldset className="pt-3.5 border-t border-line">
      <legend className="sr-only">{texts.otherWays}</legend>
      <p className="mb-2 text-note text-ink-2" aria-hidden="true">
        {texts.otherWays}
      </p>
      <div className="flex gap-2 flex-wrap">
        {ways.map((way) => (
          <button key={way} type="button" className="button quiet" onClick={() => onChoose(way)}>
            {texts.ways[way]}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
