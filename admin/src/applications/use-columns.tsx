import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../kit/i18n/format.ts';
import { useLanguage } from '../kit/language/language.ts';
import { emailCell, phoneCell, RowActs, Who } from '../kit/lists/people.tsx';
import type { Column } from '../kit/lists/Table.tsx';
import { Icon } from '../kit/ui/Icon.tsx';
import { ageOf } from './age.ts';
import { TimeLeft } from './deletion/TimeLeft.tsx';
import { useDeleteRequest, useUndo } from './deletion/use-delete-request.tsx';
import { useDeletions } from './deletion/waiting.ts';
import { chatLink } from './reply/links.ts';
import { StatusMenu } from './status/StatusMenu.tsx';

const Chat = ({ request: { fullName: name, phoneNumber } }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const href = chatLink(phoneNumber);
  if (href === null) return null;
  return (
    <a className="icon-button text-brand" href={href} target="_blank" rel="noreferrer" aria-label={t('jobRequests.chatWith', { name })}>
      <Icon name="chat" />
    </a>
  );
};

/** Undoes from the row: a newer message may have replaced the deletion's own. */
const UndoInRow = ({ request: { id, fullName: name } }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const undo = useUndo();
  if (useDeletions().get(id) !== 'waiting') return t('common.deleting');
  return (
    <div className="flex gap-1 items-center justify-end">
      <button
        type="button"
        className="button quiet relative overflow-hidden"
        aria-label={t('jobRequests.undoOf', { name })}
        onClick={() => undo(id, name)}
      >
        {t('common.undo')}
        <TimeLeft id={id} />
      </button>
    </div>
  );
};

export const useColumns = (): Column<JobRequest>[] => {
  const { t } = useTranslation();
  const formats = useFormats();
  const locale = useLanguage();
  const deleteRequest = useDeleteRequest();
  const deletions = useDeletions();
  return [
    {
      label: t('jobRequests.applicant'),
      cellLabel: null,
      sortBy: 'fullName',
      cell: ({ fullName, role, updatedAt }, index) => (
        <Who name={fullName} tint={index} badge={null}>
          <bdi>{role}</bdi>
          <time className="hidden max-wide:inline max-wide:whitespace-nowrap" dateTime={updatedAt}>
            {' · '}
            {formats.date(updatedAt)}
          </time>
        </Who>
      ),
    },
    {
      label: t('jobRequests.statusAndWho'),
      cellLabel: null,
      cell: (request) => <StatusMenu request={request} />,
    },
    {
      label: t('jobRequests.contact'),
      cellLabel: null,
      className:
        '[&_bdi]:block [&_bdi]:flex-none [&_bdi]:w-fit [&_bdi]:max-w-52 [&_bdi]:text-note [&_.table-email]:flex-initial [&_.table-email]:text-ink-2 wide:max-[1361px]:hidden max-wide:flex max-wide:gap-3 max-wide:justify-between max-wide:my-1.5 max-wide:py-2 max-wide:border-y max-wide:border-line',
      cell: (request) => (
        <>
          {phoneCell(request)}
          {emailCell(request)}
        </>
      ),
    },
    {
      label: t('jobRequests.headings.updatedAt'),
      cellLabel: null,
      sortBy: 'updatedAt',
      className: 'whitespace-nowrap [td&]:text-note max-wide:hidden',
      cell: ({ updatedAt }) => (
        <>
          <time dateTime={updatedAt}>{formats.date(updatedAt)}</time>
          <small className="block text-note text-ink-2">{ageOf(locale, updatedAt)}</small>
        </>
      ),
    },
    {
      label: t('lists.acts'),
      isHeadHidden: true,
      cellLabel: null,
      staysInLeaving: true,
      cell: (request) =>
        deletions.has(request.id) ? (
          <UndoInRow request={request} />
        ) : (
          <div className="flex gap-1 items-center justify-end max-wide:[&_.table-acts]:flex-1 max-wide:[&_.table-acts]:m-0 max-wide:[&_.icon-button]:border max-wide:[&_.icon-button]:border-line">
            <Chat request={request} />
            <RowActs
              id={request.id}
              icon="eye"
              text={t('jobRequests.details')}
              label={t('jobRequests.detailsOf', { name: request.fullName })}
              deleteLabel={t('jobRequests.deleteOf', { name: request.fullName })}
              onDelete={() => deleteRequest(request)}
            />
          </div>
        ),
    },
  ];
};
