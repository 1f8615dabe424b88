import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../lists/people.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFollowerName, useFollowers } from './use-followers.ts';
import { useSetFollowUp } from './use-set-follow-up.ts';
import './follow-up.css';

export const FollowUpLine = ({ request: { followUp } }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const name = useFollowerName(followUp);
  if (name === '') return null;
  return (
    <small className="job-follow-line">
      {t('jobRequests.followUpBy')} <bdi>{name}</bdi>
    </small>
  );
};

/** A button with a menu instead of a `select`: there, arrow keys save every choice on the way, and each save notifies all admins. */
export const FollowUpField = ({ request }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const followers = useFollowers();
  const name = useFollowerName(request.followUp);
  const setFollowUp = useSetFollowUp();
  const id = useId();
  const choices = [null, ...followers];
  return (
    <>
      <button type="button" className="job-follow" popoverTarget={id}>
        <span>{t('jobRequests.followUpBy')}</span>
        <bdi>{name || t('jobRequests.nobody')}</bdi>
        <Icon name="down" size={16} />
      </button>
      <fieldset
        id={id}
        className="job-menu job-follow-menu"
        popover="auto"
        aria-label={t('jobRequests.chooseFollowUp', { name: request.fullName })}
      >
        {choices.map((follower, index) => (
          <button
            key={follower?.id ?? ''}
            type="button"
            aria-pressed={(follower?.id ?? '') === request.followUp}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => void setFollowUp(request, follower)}
          >
            {follower ? <Avatar className="job-follow-avatar" name={follower.fullName} turn={index} /> : <Icon name="close" size={16} />}
            <bdi>{follower?.fullName ?? t('jobRequests.nobody')}</bdi>
          </button>
        ))}
      </fieldset>
    </>
  );
};
