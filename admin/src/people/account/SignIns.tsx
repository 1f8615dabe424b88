import type { SignInEntry } from '@sanabel/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { useDeviceLabel } from './device-label.ts';
import { Panel } from './Panel.tsx';
import { useSignIns } from './use-account.ts';

const SHOWN = 5;

/** Failures of one hour are one line with their count. */
const useEventLabels = () => {
  const { t } = useTranslation();
  return ({ event, method, count }: SignInEntry): string => {
    if (event === 'locked') return t('account.signIns.locked');
    if (event !== 'signed_in') return t(`account.signIns.${event}`, { count });
    return method ? t(`account.signIns.signed_in.${method}`) : t('account.signIns.signedIn');
  };
};

export const SignIns = () => {
  const { t } = useTranslation();
  const timeFormat = useTimeFormat();
  const deviceOf = useDeviceLabel();
  const eventOf = useEventLabels();
  const entries = useSignIns();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries?.slice(0, SHOWN);
  return (
    <Panel title={t('account.signIns.title')}>
      {!shown && <Loading />}
      {shown?.length === 0 && <p className="text-note text-ink-2">{t('account.signIns.empty')}</p>}
      <ul className="max-h-140 overflow-y-auto">
        {shown?.map((entry) => {
          const isGood = entry.event === 'signed_in';
          return (
            <li
              key={entry.id}
              className="grid gap-x-3 grid-cols-[26px_1fr] py-2.5 border-t border-line text-note first:pt-0 first:border-t-0"
            >
              <span
                className={`grid place-items-center size-6.5 kernel-13/4 ${isGood ? 'bg-green-200 text-green-800' : 'bg-danger-bg text-danger-ink'}`}
              >
                <Icon name={isGood ? 'check' : 'warning'} size={15} />
              </span>
              <b className={isGood ? 'font-strong' : 'font-strong text-danger-ink'}>{eventOf(entry)}</b>
              <small className="col-start-2 text-note text-ink-2">
                {t('account.signIns.where', { device: deviceOf(entry), when: timeFormat.inside(entry.at) })}
                {entry.isNewDevice && <span className="chip ms-2">{t('account.signIns.newDevice')}</span>}
              </small>
            </li>
          );
        })}
      </ul>
      {!isWhole && (entries?.length ?? 0) > SHOWN && (
        <button type="button" className="link min-h-11 underline" onClick={() => setIsWhole(true)}>
          {t('account.signIns.all')}
        </button>
      )}
    </Panel>
  );
};
