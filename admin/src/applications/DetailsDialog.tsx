import { dialledPhone, groupedPhone } from '@sanabel/brand/phone';
import { useNotify } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../kit/data/resources.ts';
import { useFormats } from '../kit/i18n/format.ts';
import { Avatar } from '../kit/lists/people.tsx';
import { Dialog } from '../kit/ui/Dialog.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import { IconButton } from '../kit/ui/IconButton.tsx';
import { useDeleteRequest } from './deletion/use-delete-request.tsx';
import { yearsOf } from './experience.ts';
import { Notes } from './notes/Notes.tsx';
import { mailLink } from './reply/links.ts';
import { ReplyField } from './reply/ReplyField.tsx';
import { Section } from './Section.tsx';
import { StatusField } from './status/StatusField.tsx';

export const FRAME = 'grid grid-rows-[auto_minmax(0,1fr)_auto]';
export const HEAD =
  'flex gap-3.5 items-center py-4.5 px-6.5 bg-tint max-laptop:py-3 max-laptop:px-4 [&_h2]:text-[1.5rem]/[1.35] [&_h2]:font-display [&_h2]:font-bold [&_h2]:wrap-anywhere';

/** `copied` is the text for the clipboard. */
const Line = ({ term, copied, children }: { term: string; copied?: string; children: ReactNode }) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text).then(
      () => notify(t('jobRequests.copied'), { type: 'success' }),
      () => notify(t('jobRequests.notCopied'), { type: 'error' }),
    );
  };
  return (
    <div className="grid gap-3.5 grid-cols-[96px_minmax(0,1fr)] items-center min-h-11 max-laptop:grid-cols-[72px_minmax(0,1fr)]">
      <dt className="text-note text-ink-2">{term}</dt>
      <dd className="flex gap-3.5 items-center justify-between font-medium whitespace-pre-line wrap-anywhere">
        <span>{children}</span>
        {copied !== undefined && <IconButton icon="copy" label={t('jobRequests.copy', { what: term })} onClick={() => void copy(copied)} />}
      </dd>
    </div>
  );
};

const Sent = ({ request }: { request: Item<'job-requests'> }) => {
  const { t } = useTranslation();
  const { qualification, experience, email, phoneNumber } = request;
  const years = yearsOf(experience);
  return (
    <Section title={t('jobRequests.sent')}>
      <dl>
        <Line term={t('jobRequests.phone')} copied={phoneNumber}>
          <a className="link" href={`tel:${dialledPhone(phoneNumber)}`}>
            <bdi dir="ltr">{groupedPhone(phoneNumber)}</bdi>
          </a>
        </Line>
        <Line term={t('jobRequests.shortEmail')} copied={email}>
          <a className="link" href={mailLink(email)}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Line>
        <Line term={t('jobRequests.headings.qualification')}>{qualification}</Line>
        <Line term={t('jobRequests.experience')}>
          {years === 0 ? t('common.none') : years === null ? experience : t('jobRequests.years', { count: years })}
        </Line>
      </dl>
    </Section>
  );
};

interface Props {
  request: Item<'job-requests'>;
  /** Open the request before or after; null at the ends of the list. */
  neighbours: Record<'previous' | 'next', (() => void) | null>;
  onClose: () => void;
}

export const DetailsDialog = ({ request, neighbours, onClose }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const deleteRequest = useDeleteRequest();
  const { fullName, role, updatedAt } = request;
  const remove = async () => {
    if (await deleteRequest(request)) onClose();
  };
  const way = (name: 'previous' | 'next', icon: 'forward' | 'back') => (
    <IconButton icon={icon} label={t(`jobRequests.${name}Request`)} disabled={!neighbours[name]} onClick={() => neighbours[name]?.()} />
  );
  return (
    <Dialog labelledBy={`${id}-name`} size="side" onClose={onClose}>
      <div className={FRAME}>
        <header className={HEAD}>
          <Avatar className="size-14 kernel-28/4 text-[1.6rem] bg-green-700 text-white max-laptop:hidden" name={fullName} tint={0} />
          <div className="min-w-0">
            <h2 id={`${id}-name`}>{fullName}</h2>
            <p className="text-note text-ink-2 wrap-anywhere">
              <bdi>{role}</bdi> · <time dateTime={updatedAt}>{t('jobRequests.sentOn', { date: formats.date(updatedAt) })}</time>
            </p>
          </div>
          <span className="flex ms-auto">
            {way('previous', 'forward')}
            {way('next', 'back')}
            <IconButton icon="close" label={t('common.close')} onClick={onClose} />
          </span>
        </header>
        <div className="pt-1.5 pb-6 px-6.5 overflow-auto overscroll-contain max-laptop:pt-0.5 max-laptop:px-4">
          <StatusField request={request} />
          <Sent request={request} />
          <ReplyField key={request.id} request={request} />
          <Notes key={`notes-${request.id}`} requestId={request.id} />
        </div>
        <footer className="flex gap-2.5 items-center py-3 px-6.5 border-t border-line bg-surface max-laptop:py-2.5 max-laptop:px-4">
          <button type="button" className="button quiet min-h-12" onClick={onClose}>
            {t('common.close')}
          </button>
          <button type="button" className="button quiet danger ms-auto min-h-12" onClick={() => void remove()}>
            <Icon name="trash" />
            {t('jobRequests.deleteThis')}
          </button>
        </footer>
      </div>
    </Dialog>
  );
};
