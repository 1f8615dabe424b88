import type { MailHealth } from '@sanabel/contract/site-health';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../kit/feedback/use-act.ts';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { readSession } from '../../kit/session/session.ts';
import { Card } from './Card.tsx';
import { useHealth } from './use-health.ts';

const useTrial = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const { mailMe } = useHealth();
  const { isBusy, act } = useAct();
  const send = async (): Promise<void> => {
    const { level } = await mailMe();
    const email = `\u2068${readSession()?.admin.email ?? ''}\u2069`;
    if (level === 'good') notify(t('health.mail.left', { email }), { type: 'success' });
    else notify(t('health.mail.stays'), { type: 'warning' });
  };
  return { isBusy, send: () => void act(send) };
};

const Good = ({ mail: { lastSentAt, sent, lost } }: { mail: MailHealth }) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const { isBusy, send } = useTrial();
  return (
    <>
      <p className="text-note text-ink-2">
        {lastSentAt && `${t('health.mail.last', { when: when.inside(lastSentAt) })} `}
        {t('health.mail.sent', { count: sent })} {sent > 0 && lost === 0 && t('health.mail.allLeft')}
        {lost > 0 && t('health.mail.lost', { count: lost })}
      </p>
      <button
        type="button"
        className="inline-flex items-center justify-self-start min-h-11 link underline"
        aria-disabled={isBusy}
        onClick={send}
      >
        {t('health.mail.trial')}
      </button>
    </>
  );
};

const Bad = ({ mail: { cause, waiting } }: { mail: MailHealth }) => {
  const { t } = useTranslation();
  const { isBusy, send } = useTrial();
  return (
    <>
      <p className="text-note text-ink-2">
        {t(`health.mail.causes.${cause ?? 'other'}`)} {t('health.mail.means')} {waiting > 0 && t('health.mail.waiting', { count: waiting })}
      </p>
      <div className="flex flex-wrap gap-2.5 items-start mt-2">
        <button type="button" className="button" aria-disabled={isBusy} onClick={send}>
          {t('health.mail.again')}
        </button>
        <details className="open:basis-full">
          <summary className="button quiet w-fit [&::-webkit-details-marker]:hidden">{t('health.mail.how')}</summary>
          <ol className="mt-2.5 ps-5 list-decimal text-note/[1.8] text-ink-2">
            <li>
              {t('health.mail.steps.doctor')} <bdi dir="ltr">npm run doctor</bdi>
            </li>
            <li>
              {t('health.mail.steps.settings')} <bdi dir="ltr">SMTP_*</bdi>
            </li>
            <li>
              {t('health.mail.steps.code')} <bdi dir="ltr">npm run admin:code</bdi>
            </li>
          </ol>
        </details>
      </div>
    </>
  );
};

export const MailCard = ({ mail }: { mail: MailHealth }) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const isGood = mail.level === 'good';
  const state = isGood || mail.since === null ? t('health.mail.good') : t('health.mail.bad', { when: when.inside(mail.since) });
  return (
    <Card part="mail" level={mail.level} state={state}>
      {isGood ? <Good mail={mail} /> : <Bad mail={mail} />}
    </Card>
  );
};
