import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureMessage } from '../../../kit/feedback/failures.tsx';
import { useFormats } from '../../../kit/i18n/format.ts';
import { BackLink } from '../../../kit/ui/BackLink.tsx';
import { Loading } from '../../../kit/ui/Kernels.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { PageHead } from '../../../kit/ui/PageHead.tsx';
import { CodesDialog } from '../CodesDialog.tsx';
import { useAccountChanges } from '../use-account.ts';
import { Activate } from './Activate.tsx';
import { Key } from './Key.tsx';

interface StepProps {
  number: number;
  title: string;
  isLast?: boolean;
  children: ReactNode;
}

const Step = ({ number, title, isLast = false, children }: StepProps) => {
  const formats = useFormats();
  return (
    <li className={`relative grid gap-x-4.5 grid-cols-[48px_minmax(0,1fr)] max-laptop:grid-cols-1 ${isLast ? '' : 'pb-6.5'}`}>
      {!isLast && <span className="absolute top-13 bottom-1 start-5.75 w-0.5 bg-line max-laptop:hidden" aria-hidden="true" />}
      <span
        className="grid place-items-center pt-1 size-12 kernel-24/6 text-[1.5rem]/[1] font-display font-bold bg-tint text-on-tint"
        aria-hidden="true"
      >
        {formats.number(number)}
      </span>
      <div>
        <h2 className="pt-2.5 mb-1 text-[1.0625rem]">{title}</h2>
        {children}
      </div>
    </li>
  );
};

interface Setup {
  secret: string;
  uri: string;
}

/** Sets up an authenticator app. Nothing is on until a code of the app matches. */
export const Component = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const messageOf = useFailureMessage();
  const { beginTotp } = useAccountChanges();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; each call makes another key.
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    beginTotp().then(setSetup, setFailure);
  }, []);
  const leave = () => navigate('/account');
  return (
    <>
      <BackLink to="/account">{t('account.title')}</BackLink>
      <PageHead title={t('account.totp.title')} lead={t('account.totp.lead')} />
      {failure !== null && <Notice kind="error">{messageOf(failure)}</Notice>}
      {!setup && failure === null && <Loading />}
      {setup && (
        <div className="max-w-215 py-6 px-6 card max-laptop:px-4">
          <ol>
            <Step number={1} title={t('account.totp.open')}>
              <p className="text-small text-ink-2">{t('account.totp.openLead')}</p>
            </Step>
            <Step number={2} title={t('account.totp.enter')}>
              <Key {...setup} />
            </Step>
            <Step number={3} title={t('account.totp.code')} isLast>
              <Activate onDone={(made) => (made ? setCodes(made) : leave())} onCancel={leave} />
            </Step>
          </ol>
        </div>
      )}
      {codes && <CodesDialog codes={codes} onDone={leave} />}
    </>
  );
};
