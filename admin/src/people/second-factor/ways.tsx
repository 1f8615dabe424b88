import type { SecondFactor } from '@sanabel/contract/enumerations';
import type { Asked } from './asked.ts';
import { useSecondFactorTexts } from './texts/use-texts.ts';

/** The easiest factors come first; a recovery code is the last resort. */
const ORDER: readonly SecondFactor[] = ['passkey', 'totp', 'mail', 'recovery'];

export const firstWay = ({ methods, passkey }: Asked): SecondFactor =>
  ORDER.find((way) => methods.includes(way) && (way !== 'passkey' || passkey !== null)) ?? 'mail';

export const SecondFactorHint = ({ way, email }: { way: SecondFactor; email: string }) => {
  const texts = useSecondFactorTexts();
  return (
    <p className="-mt-2.5 mb-1 text-ink-2" id="code-hint">
      {way === 'mail' ? (
        <>
          {texts.codeSentTo} <bdi dir="ltr">{email}</bdi>
          <small className="block text-note">{texts.spamHint}</small>
        </>
      ) : (
        texts[`${way}Hint`]
      )}
    </p>
  );
};

export const OtherWays = ({ ways, onChoose }: { ways: readonly SecondFactor[]; onChoose: (way: SecondFactor) => void }) => {
  const texts = useSecondFactorTexts();
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
