import type { Invitation } from '@sanabel/contract/invitations';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useNotifyUndoable } from '../../kit/feedback/Undo.tsx';
import { EmptyList } from '../../kit/lists/ListFoot.tsx';
import { BackLink } from '../../kit/ui/BackLink.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { useInvitations } from './use-invitations.ts';

const SentStrip = ({ invitation: { fullName: name, email }, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3.5 items-center mb-5.5 py-2.5 px-4.5 kernel-26/8 leading-[1.6] bg-ok-bg text-on-tint" role="status">
      <span className="grid flex-none place-items-center size-7.5 kernel-15/4 bg-brand text-on-brand">
        <Icon name="check" size={18} />
      </span>
      <p className="flex-1 wrap-anywhere">
        <b className="font-semibold">{t('invitations.sent')}</b> {t('invitations.sentTo', { name })} <bdi dir="ltr">{email}</bdi>.{' '}
        {t('invitations.valid')}
      </p>
      <IconButton className="text-inherit" icon="close" label={t('common.close')} onClick={onClose} />
    </div>
  );
};

export const Component = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const showFailure = useShowFailure();
  const { invitations, invite, sendAgain, withdraw, restore } = useInvitations();
  const [sent, setSent] = useState<Invitation | null>(null);
  const [corrected, setCorrected] = useState<Invitation | null>(null);
  const attempt = (done: Promise<unknown>) => done.catch((error: unknown) => showFailure(error));

  const mailAgain = async ({ id, fullName: name }: Invitation, email?: string): Promise<void> => {
    await sendAgain(id, email);
    notify(t('invitations.sentAgain', { name }), { type: 'success' });
  };
  const takeBack = async ({ id, fullName: name }: Invitation): Promise<void> => {
    await withdraw(id);
    if (sent?.id === id) setSent(null);
    notifyUndoable(t('invitations.withdrawn', { name }), () => attempt(restore(id)));
  };
  return (
    <>
      <BackLink to="/admins">{t('admins.title')}</BackLink>
      <PageHead title={t('invitations.title')} lead={t('invitations.lead')} />
      {sent && <SentStrip invitation={sent} onClose={() => setSent(null)} />}
      <div className="grid gap-5.5 grid-cols-[minmax(0,380px)_minmax(0,1fr)] items-start max-wide:grid-cols-[1fr]">
        <InviteForm invite={invite} onInvited={setSent} />
        <div className="grid gap-3.5">
          <h2 className="flex gap-3 flex-wrap items-baseline text-[1.125rem]">
            {t('invitations.pending')}
            {invitations && (
              <span className="text-note font-normal text-ink-2">{t('invitations.total', { count: invitations.length })}</span>
            )}
          </h2>
          {!invitations && <Loading />}
          {invitations?.length === 0 && <EmptyList>{t('invitations.empty')}</EmptyList>}
          {invitations && invitations.length > 0 && (
            <ul className="grid gap-3">
              {invitations.map((one, index) => (
                <InvitationRow
                  key={one.id}
                  invitation={one}
                  tint={index}
                  onSendAgain={() => void attempt(mailAgain(one))}
                  onCorrect={() => setCorrected(one)}
                  onWithdraw={() => void attempt(takeBack(one))}
                />
              ))}
            </ul>
          )}
          <p className="text-note text-ink-2">{t('invitations.note')}</p>
        </div>
      </div>
      {corrected && (
        <CorrectDialog invitation={corrected} send={(email) => mailAgain(corrected, email)} onClose={() => setCorrected(null)} />
      )}
    </>
  );
};
