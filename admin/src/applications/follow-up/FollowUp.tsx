import type { JobFollower, JobRequest } from '@sanabel/contract/entities/job-request';
import { useNotify } from 'ra-core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/data/call.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { Avatar } from '../../kit/lists/people.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Menu, MenuItem } from '../controls.tsx';
import { useRefresh } from '../use-refresh.ts';
import { useFollowerName, useFollowers } from './use-followers.ts';

export const FollowUpLine = ({ request: { followUp } }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const name = useFollowerName(followUp);
  if (name === '') return null;
  return (
    <small className="text-note text-ink-2 wrap-anywhere">
      {t('jobRequests.followUpBy')} <bdi>{name}</bdi>
    </small>
  );
};

/** Saves the follow-up admin, or null for no one. It changes on screen when the server has saved it. */
const useSetFollowUp = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const refresh = useRefresh();
  const setFollowUp = async (request: JobRequest, follower: JobFollower | null): Promise<void> => {
    const { id, fullName: name } = request;
    const followUp = follower?.id ?? '';
    if (followUp === request.followUp) return;
    try {
      await call(`/job-requests/${id}`, { method: 'PATCH', body: { followUp } });
    } catch (failure) {
      showFailure(failure, () => setFollowUp(request, follower), { title: t('jobRequests.followUpNotSet', { name }), itemId: id });
      return;
    }
    const words = follower ? t('jobRequests.followUpSet', { name, who: follower.fullName }) : t('jobRequests.followUpTaken', { name });
    notify(words, { type: 'success' });
    await refresh();
  };
  return setFollowUp;
};

interface ItemsProps {
  id: string;
  label: string;
  /** Unset for many requests; empty for no one. */
  chosen?: string;
  onChoose: (follower: JobFollower | null) => void;
}

export const FollowUpItems = ({ id, label, chosen, onChoose }: ItemsProps) => {
  const { t } = useTranslation();
  const followers = useFollowers();
  return (
    <Menu
      id={id}
      className="job-follow-menu max-w-[min(92vi,420px)] max-h-[min(60dvb,420px)] overflow-auto overscroll-contain"
      label={label}
    >
      {[null, ...followers].map((follower, index) => (
        <MenuItem key={follower?.id ?? ''} menu={id} isChosen={(follower?.id ?? '') === chosen} onChoose={() => onChoose(follower)}>
          {follower ? (
            <Avatar className="size-8 kernel-16/3 text-small" name={follower.fullName} tint={index} />
          ) : (
            <Icon name="close" size={16} />
          )}
          <bdi className="wrap-anywhere">{follower?.fullName ?? t('jobRequests.nobody')}</bdi>
        </MenuItem>
      ))}
    </Menu>
  );
};

/** A button with a menu instead of a `select`: there, arrow keys save every choice on the way, and each save notifies all admins. */
export const FollowUpField = ({ request }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const name = useFollowerName(request.followUp);
  const setFollowUp = useSetFollowUp();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="flex gap-1.5 items-center mt-3 w-full min-h-11 py-1.5 px-3.5 border border-line-strong rounded-[10px] text-small text-start bg-surface hover:bg-surface-2"
        popoverTarget={id}
      >
        <span className="flex-none text-ink-2">{t('jobRequests.followUpBy')}</span>
        {/* Takes only the name's width, so that a name in the other script stays next to its label. */}
        <bdi className="min-w-0 wrap-anywhere">{name || t('jobRequests.nobody')}</bdi>
        <Icon className="ms-auto" name="down" size={16} />
      </button>
      <FollowUpItems
        id={id}
        label={t('jobRequests.chooseFollowUp', { name: request.fullName })}
        chosen={request.followUp}
        onChoose={(follower) => void setFollowUp(request, follower)}
      />
    </>
  );
};
