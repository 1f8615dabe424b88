import { internationalPhone } from '@sanabel/brand/phone';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../data/resources.ts';
import { useFormats } from '../i18n/format.ts';
import { Avatar, grouped } from '../lists/people.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { yearsOf } from './experience.ts';
import { useDeleteRequest } from './use-columns.tsx';

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid gap-4 grid-cols-[120px_minmax(0,1fr)] py-3.25 max-desk:grid-cols-[80px_minmax(0,1fr)]">
    <dt className="text-note text-ink-2">{term}</dt>
    <dd className="font-medium whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);

interface Props {
  request: Item<'job-requests'>;
  /** The ways to the requests before and after it; null at the ends of the list. */
  neighbours: Record<'previous' | 'next', (() => void) | null>;
  onClose: () => void;
}

/** One application: everything that was sent, ways to answer it, to delete it and to go on to the next. */
export const DetailsDialog = ({ request, neighbours, onClose }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const deleteRequest = useDeleteRequest();
  const { fullName, role, qualification, experience, email, phoneNumber, updatedAt } = request;
  const years = yearsOf(experience);
  const mailto = `mailto:${encodeURIComponent(email)}`;
  const tel = `tel:${internationalPhone(phoneNumber)}`;
  const remove = async () => {
    if (await deleteRequest(request)) onClose();
  };
  return (
    <Dialog labelledBy={`${id}-name`} onClose={onClose}>
      <div className="job-details">
        <header className="flex gap-4 items-center py-5.5 px-6.5 bg-tint">
          <Avatar className="size-15 kernel-30/6 text-[1.7rem] bg-green-700 text-white" name={fullName} turn={0} />
          <div>
            <h2 className="text-[1.6rem]/display font-display font-bold wrap-anywhere" id={`${id}-name`}>
              {fullName}
            </h2>
            <p className="leading-[1.5] wrap-anywhere text-ink-2">{role}</p>
          </div>
          <button type="button" className="icon-button ms-auto" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <dl className="py-2 px-6.5">
          <Line term={t('jobRequests.qualification')}>{qualification}</Line>
          <Line term={t('jobRequests.experience')}>
            {years === 0 ? t('common.none') : years === null ? experience : t('jobRequests.years', { count: years })}
          </Line>
          <Line term={t('jobRequests.shortEmail')}>
            <a className="link" href={mailto}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Line>
          <Line term={t('jobRequests.phone')}>
            <a className="link" href={tel}>
              <bdi dir="ltr">{grouped(phoneNumber)}</bdi>
            </a>
          </Line>
          <Line term={t('jobRequests.date')}>
            <time dateTime={updatedAt}>{formats.date(updatedAt)}</time>
          </Line>
        </dl>
        <footer className="flex gap-2.5 flex-wrap pt-2 pb-4.5 px-6.5">
          <a className="button" href={tel}>
            <Icon name="phone" />
            {t('jobRequests.call')}
          </a>
          <a className="button quiet" href={mailto}>
            <Icon name="mail" />
            {t('jobRequests.write')}
          </a>
          <button type="button" className="button quiet danger ms-auto" onClick={() => void remove()}>
            <Icon name="trash" />
            {t('jobRequests.deleteThis')}
          </button>
        </footer>
        <nav className="flex gap-2.5 flex-wrap justify-between py-3.5 px-6.5 border-t border-line">
          <button
            type="button"
            className="button quiet max-desk:flex-1"
            aria-label={t('jobRequests.previousRequest')}
            disabled={!neighbours.previous}
            onClick={() => neighbours.previous?.()}
          >
            <Icon name="forward" size={16} />
            {t('common.previous')}
          </button>
          <button
            type="button"
            className="button quiet max-desk:flex-1"
            aria-label={t('jobRequests.nextRequest')}
            disabled={!neighbours.next}
            onClick={() => neighbours.next?.()}
          >
            {t('common.next')}
            <Icon name="back" size={16} />
          </button>
        </nav>
      </div>
    </Dialog>
  );
};
