import type { OpenSession } from '@sanabel/contract/account';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../kit/feedback/use-act.ts';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { deviceIcon, useDeviceLabel } from './device-label.ts';
import { Tile } from './Panel.tsx';
import { useAccountChanges, useSessions } from './use-account.ts';

export const Sessions = () => {
  const { t } = useTranslation();
  const { confirm } = useConfirm();
  const { act } = useAct();
  const timeFormat = useTimeFormat();
  const deviceOf = useDeviceLabel();
  const sessions = useSessions();
  const { endSession, endOthers } = useAccountChanges();
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const endAll = async () => {
    const isAgreed = await confirm({
      title: t('account.sessions.endQuestion', { count: others }),
      body: t('account.sessions.endBody'),
      confirmLabel: t('account.sessions.endOthers'),
      isDangerous: true,
    });
    if (isAgreed) await act(endOthers, 'account.sessions.othersEnded');
  };
  const timesOf = ({ startedAt, seenAt, isCurrent }: OpenSession): string =>
    t(isCurrent ? 'account.sessions.now' : 'account.sessions.seen', {
      started: timeFormat.inside(startedAt),
      seen: timeFormat.inside(seenAt),
    });
  return (
    <section className="mt-2">
      <header className="flex gap-x-3 gap-y-2 flex-wrap items-center mb-3">
        <h2 className="text-[1.125rem]">{t('account.sessions.title')}</h2>
        {sessions && <span className="text-note text-ink-2">{t('account.sessions.total', { count: sessions.length })}</span>}
        {others > 0 && (
          <button type="button" className="button quiet danger ms-auto" onClick={() => void endAll()}>
            {t('account.sessions.endOthers')}
          </button>
        )}
      </header>
      {!sessions && <Loading />}
      {sessions && (
        <ul className="card overflow-hidden">
          {sessions.map((session) => {
            const device = deviceOf(session);
            return (
              <li key={session.id} className="flex gap-4 items-center py-2.5 px-4.5 border-t border-line first:border-t-0 max-laptop:px-4">
                <Tile icon={deviceIcon(session)} />
                <div className="flex-1 min-w-0">
                  <h3 className="flex gap-2 flex-wrap items-center text-item">
                    {device} {session.isCurrent && <span className="chip">{t('account.sessions.this')}</span>}
                  </h3>
                  <p className="text-note text-ink-2">{timesOf(session)}</p>
                </div>
                {!session.isCurrent && (
                  <button
                    type="button"
                    className="button quiet"
                    aria-label={t('account.sessions.endOf', { device })}
                    onClick={() => void act(() => endSession(session.id), t('account.sessions.ended', { device }))}
                  >
                    {t('account.sessions.end')}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-2.5 text-note text-ink-2">{t('account.sessions.note')}</p>
    </section>
  );
};
