import type { SecondStep } from '@sanabel/contract/enumerations';
import type { Asked } from './asked.ts';
import { useStepTexts } from './texts/use-texts.ts';

/** The easiest ways come first; a recovery code is for the day on which all others are lost. */
const ORDER: readonly SecondStep[] = ['passkey', 'totp', 'mail', 'recovery'];

/** The way that is offered at first. */
export const firstWay = ({ methods, passkey }: Asked): SecondStep =>
  ORDER.find((way) => methods.includes(way) && (way !== 'passkey' || passkey !== null)) ?? 'mail';

/** What is to be done in a way. */
export const StepHint = ({ way, email }: { way: SecondStep; email: string }) => {
  const texts = useStepTexts();
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
