import type { AccountSecurity } from '@sanabel/contract/account';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAct } from '../../kit/feedback/use-act.ts';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { Method } from './Method.tsx';
import { Panel } from './Panel.tsx';
import { Passkeys } from './Passkeys.tsx';
import { useAccountChanges } from './use-account.ts';

/** Counts second factors. Recovery codes run out, so they do not count, and the last other factor stays on. */
const waysOf = ({ mail, totp, passkeys }: AccountSecurity): number => Number(mail.isOn) + Number(totp.isOn) + passkeys.length;

interface Props {
  security: AccountSecurity;
  onCodes: (codes: readonly string[]) => void;
}

export const SecondFactors = ({ security, onCodes }: Props) => {
  const { t } = useTranslation();
  const { confirm } = useConfirm();
  const { act } = useAct();
  const timeFormat = useTimeFormat();
  const { switchMailCodes, removeTotp } = useAccountChanges();
  const { mail, totp } = security;
  const isLast = waysOf(security) <= 1;
  const turnOff = async (which: 'mailOff' | 'removeTotp', done: () => Promise<unknown>) => {
    const isAgreed = await confirm({
      title: t(`account.secondFactors.${which}Question`),
      body: t(`account.secondFactors.${which}Body`),
      confirmLabel: t('account.secondFactors.turnOff'),
      isDangerous: true,
    });
    if (isAgreed) await act(done, 'account.secondFactors.changed');
  };
  const last = isLast && <span className="text-note text-ink-2 max-w-55">{t('account.secondFactors.last')}</span>;
  const off = (which: 'mailOff' | 'removeTotp', done: () => Promise<unknown>) =>
    last || (
      <button type="button" className="button quiet" onClick={() => void turnOff(which, done)}>
        {t('account.secondFactors.turnOff')}
        <span className="sr-only"> {t(which === 'mailOff' ? 'account.secondFactors.mail' : 'account.secondFactors.totp')}</span>
      </button>
    );
  const totpTimes = { added: totp.addedAt ? timeFormat.day(totp.addedAt) : '', used: totp.usedAt ? timeFormat.inside(totp.usedAt) : '' };
  return (
    <Panel title={t('account.secondFactors.title')} lead={t('account.secondFactors.lead')}>
      <ul>
        <Method
          icon="mail"
          name={t('account.secondFactors.mail')}
          isOn={mail.isOn}
          acts={
            mail.isOn ? (
              off('mailOff', () => switchMailCodes(false))
            ) : (
              <button
                type="button"
                className="button quiet"
                onClick={() => void act(() => switchMailCodes(true), 'account.secondFactors.changed')}
              >
                {t('account.secondFactors.turnOn')}
                <span className="sr-only"> {t('account.secondFactors.mail')}</span>
              </button>
            )
          }
        >
          <bdi dir="ltr">{mail.address}</bdi>
        </Method>
        <Method
          icon="qr"
          name={t('account.secondFactors.totp')}
          isOn={totp.isOn}
          acts={
            totp.isOn ? (
              off('removeTotp', removeTotp)
            ) : (
              <Link className="button quiet" to="/account/totp">
                {t('account.secondFactors.setUp')}
                <span className="sr-only"> {t('account.secondFactors.totp')}</span>
              </Link>
            )
          }
        >
          {totp.isOn
            ? t(totp.usedAt ? 'account.secondFactors.used' : 'account.secondFactors.since', totpTimes)
            : t('account.secondFactors.totpLead')}
        </Method>
        <Passkeys security={security} isLast={isLast} onCodes={onCodes} />
      </ul>
    </Panel>
  );
};
