import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Item } from '../../kit/data/resources.ts';
import { useConfirmDelete } from '../../kit/forms/use-confirm-delete.tsx';
import { countLabel, fieldLabel } from '../../kit/kinds/texts.ts';
import { AddLink } from '../../kit/lists/AddLink.tsx';
import { RowActs } from '../../kit/lists/people.tsx';
import type { Column } from '../../kit/lists/Table.tsx';
import { TableWithForm } from '../../kit/lists/TableWithForm.tsx';
import { useList } from '../../kit/lists/use-list.ts';
import { useTermTexts } from './texts.ts';

const PER_PAGE = 50;
/** Both terms and the two buttons share a line on a phone. */
const TERM = 'wide:min-w-[16ch] max-tablet:max-w-[calc((100%-132px)/2)] wrap-anywhere';
const BY_ARABIC = { field: 'arabic', order: 'ASC' } as const;
type Term = Item<'glossary'>;

const useColumns = (): Column<Term>[] => {
  const { t } = useTranslation();
  const texts = useTermTexts();
  const confirmDelete = useConfirmDelete('glossary');
  const remove = (term: Term) =>
    confirmDelete(term, { name: term.arabic, title: t('common.deleteQuestion', { name: term.arabic }), body: texts.deleteBody });
  return [
    {
      label: t(fieldLabel('glossary', 'arabic')),
      sortBy: 'arabic',
      className: TERM,
      cell: ({ arabic }) => (
        <b lang="ar" dir="rtl">
          {arabic}
        </b>
      ),
    },
    {
      label: t(fieldLabel('glossary', 'english')),
      sortBy: 'english',
      className: TERM,
      cell: ({ english }) => <bdi lang="en">{english}</bdi>,
    },
    {
      label: t(fieldLabel('glossary', 'note')),
      className: 'secondary',
      cell: ({ note }) => <bdi className="text-note wrap-anywhere text-ink-2">{note}</bdi>,
    },
    {
      label: t('lists.acts'),
      isHeadHidden: true,
      cellLabel: null,
      cell: (term) => (
        <RowActs
          id={term.id}
          icon="edit"
          text={t('common.edit')}
          label={t('lists.editOne', { name: term.arabic })}
          deleteLabel={t('lists.deleteOne', { name: term.arabic })}
          onDelete={() => remove(term)}
        />
      ),
    },
  ];
};

export const Component = () => {
  const { t } = useTranslation();
  const texts = useTermTexts();
  const { search } = useLocation();
  return (
    <TableWithForm
      resource="glossary"
      list={useList('glossary', { perPage: PER_PAGE, sort: BY_ARABIC })}
      columns={useColumns()}
      addLink={<AddLink to={{ pathname: '/glossary/new', search }}>{t('glossary.addTitle')}</AddLink>}
      lead={texts.lead}
      total={(count) => t(countLabel('glossary'), { count })}
      emptyText={`${t('glossary.noneYet')}. ${texts.empty}`}
      isDense
    />
  );
};
