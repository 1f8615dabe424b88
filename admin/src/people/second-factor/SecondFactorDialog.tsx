import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/data/api-error.ts';
import { call } from '../../kit/data/call.ts';
import { serverNow } from '../../kit/data/server-clock.ts';
import { useFailureMessage } from '../../kit/feedback/failures.tsx';
import { readSession } from '../../kit/session/session.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { type Asked, askedBy } from './asked.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useSecondFactorTexts } from './texts/use-texts.ts';

const ask = async (): Promise<Asked> => askedBy(await call('/account/second-step', { method: 'POST' }));

/** Survives closing the dialog: its code may still be valid when it opens again. */
let lastAsked: Asked = { methods: ['mail'], passkey: null, resendAt: 0, resends: 0, isMailOut: false };

/** Asks for a code, or reuses the last request: the server mails only one code a minute. */
const askOrGoOn = async (): Promise<Asked> => {
  try {
    lastAsked = await ask();
  } catch (error) {
    const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
    if (wait === null) throw error;
    lastAsked = { ...lastAsked, resendAt: (await serverNow()) + wait * 1000 };
  }
  return lastAsked;
};

const SecondFactorDialog = ({ onSettled }: { onSettled: (isProved: boolean) => void }) => {
  const { t } = useTranslation();
  const texts = useSecondFactorTexts();
  const messageOf = useFailureMessage();
  const id = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    askOrGoOn().then(setAsked, setFailure);
  }, []);
  const heading = (
    <div className="flex gap-3 items-start justify-between mb-2.5 -me-3">
      <div>
        <h2 className="text-section" id={id}>
          {texts.again}
        </h2>
        <p className="text-note text-ink-2">{texts.againLead}</p>
      </div>
      <IconButton icon="close" label={t('common.close')} onClick={() => onSettled(false)} />
    </div>
  );
  return (
    <Dialog labelledBy={id} size="small" onClose={() => onSettled(false)}>
      <div className="pt-5.5 pb-6 px-7">
        {asked ? (
          <SecondFactorForm
            className="grid gap-4"
            heading={heading}
            email={readSession()?.admin.email ?? ''}
            asked={asked}
            onAsked={setAsked}
            prove={async (factor) => {
              await call('/account/second-step/verify', { method: 'POST', body: factor });
              onSettled(true);
            }}
            resend={ask}
          />
        ) : (
          <>
            {heading}
            {failure === null ? <Loading /> : <Notice kind="error">{messageOf(failure)}</Notice>}
          </>
        )}
      </div>
    </Dialog>
  );
};

export default SecondFactorDialog;
