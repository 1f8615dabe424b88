import type { SecondFactorInput } from '@sanabel/contract/auth';
import { RESENDS_PER_SIGN_IN } from '@sanabel/contract/limits';
import { useEffect, useState } from 'react';
import { go, LOGIN, takePath } from '../../kit/session/location.ts';
import { storeSession } from '../../kit/session/session.ts';
import type { Asked } from '../second-factor/asked.ts';
import { SecondFactorForm } from '../second-factor/SecondFactorForm.tsx';
import { useSecondFactorTexts } from '../second-factor/texts/use-texts.ts';
import { dropPending, readPending, resendCode, storePending, verify } from './calls.ts';

/** Asks for the second factor. `loadPanel` preloads the panel while the code is typed. */
const VerifyForm = ({ loadPanel }: { loadPanel: () => Promise<unknown> }) => {
  const texts = useSecondFactorTexts();
  const [pending, setPending] = useState(readPending);
  const hasOtherWays = pending?.methods.some((method) => method !== 'mail') ?? false;
  const title = hasOtherWays ? texts.secondStep : texts.code;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!pending) go(LOGIN, { replace: true });
    // A failed preload only delays the panel.
    else void loadPanel().catch(() => {});
  }, [pending, loadPanel]);
  if (!pending) return null;

  const prove = async (factor: SecondFactorInput) => {
    storeSession(await verify(pending.email, factor));
    dropPending();
    go(takePath(), { replace: true });
  };
  const keep = (asked: Asked) => {
    const next = { ...asked, email: pending.email };
    storePending(next);
    setPending(next);
  };
  return (
    <SecondFactorForm
      className="grid gap-4.5 my-auto w-full max-w-105 py-8 max-laptop:mt-2 max-laptop:mb-auto"
      heading={<h1 className="text-[2.75rem] max-laptop:text-[2.25rem]">{title}</h1>}
      email={pending.email}
      asked={pending}
      onAsked={keep}
      prove={prove}
      resendsMax={RESENDS_PER_SIGN_IN}
      resend={() => resendCode(pending)}
    >
      <a className="link" href="/admin/login">
        {texts.otherAddress}
      </a>
    </SecondFactorForm>
  );
};

export default VerifyForm;
