import type { Invitation } from '@sanabel/contract/invitations';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../feedback/failures.tsx';
import { useNotifyUndoable } from '../feedback/Undo.tsx';
import { FormAndList } from '../forms/ItemForm.tsx';
import { EmptyList } from '../lists/ListFoot.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Loading } from '../ui/Kernels.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { SentStrip } from './SentStrip.tsx';
import { useInvitations } from './use-invitations.ts';

export const Component = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const showFailure = useShowFailure();
  const { invitations, invite, sendAgain, withdraw, bringBack } = useInvitations();
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
    notifyUndoable(t('invitations.withdrawn', { name }), () => attempt(bringBack(id)));
  };
  return (
    <>
      <BackLink to="/admins">{t('invitations.back')}</BackLink>
      <PageHead title={t('invitations.title')} lead={t('invitations.lead')} />
      {sent && <SentStrip invitation={sent} onClose={() => setSent(null)} />}
      <FormAndList form={<InviteForm invite={invite} onInvited={setSent} />}>
        <h2 className="flex gap-3 flex-wrap items-baseline text-[1.125rem]">
          {t('invitations.pending')}
          {invitations && <span className="text-note font-normal text-ink-2">{t('invitations.total', { count: invitations.length })}</span>}
        </h2>
        {!invitations && <Loading />}
        {invitations?.length === 0 && <EmptyList>{t('invitations.empty')}</EmptyList>}
        {invitations && invitations.length > 0 && (
          <ul className="grid gap-3">
            {invitations.map((one, index) => (
              <InvitationRow
                key={one.id}
                invitation={one}
                turn={index}
                onSendAgain={() => void attempt(mailAgain(one))}
                onCorrect={() => setCorrected(one)}
                onWithdraw={() => void attempt(takeBack(one))}
              />
            ))}
          </ul>
        )}
        <p className="text-note text-ink-2">{t('invitations.note')}</p>
      </FormAndList>
      {corrected && (
        <CorrectDialog invitation={corrected} send={(email) => mailAgain(corrected, email)} onClose={() => setCorrected(null)} />
      )}
    </>
  );
};
