import { TRASH_KINDS } from '@sanabel/contract/entities/index';
import type { TrashEntry } from '@sanabel/contract/panel';
import { useTranslation } from 'react-i18next';
import { may } from '../../kit/data/may.ts';
import { useFormats } from '../../kit/i18n/format.ts';
import { useItemTitle } from '../../kit/language/localised.tsx';
import { ListBar } from '../../kit/lists/ListBar.tsx';
import { EmptyList, Pager } from '../../kit/lists/ListFoot.tsx';
import { ListMenu } from '../../kit/lists/ListMenu.tsx';
import { SelectBox } from '../../kit/lists/ListTools.tsx';
import { BulkAct, BulkBar } from '../../kit/lists/selection/BulkBar.tsx';
import { SelectCell } from '../../kit/lists/selection/SelectBox.tsx';
import { useEscape, useSelection } from '../../kit/lists/selection/use-selection.ts';
import { type Column, Table } from '../../kit/lists/Table.tsx';
import { useList } from '../../kit/lists/use-list.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { daysLeft } from './days-left.ts';
import { useTrashActions } from './use-trash-actions.tsx';

const PER_PAGE = 25;
const FILTERS = ['kind'];
/** Days left from which the text becomes a warning. */
const FEW_DAYS = 3;

const FACE = 'inline-block w-14 h-10.5 me-3 rounded-ss-[14px] rounded-ee-[14px] bg-tint align-middle object-cover';

/** The picture distinguishes photos without a title. */
const Face = ({ picture }: { picture: string }) =>
  picture ? (
    <img className={FACE} src={picture} alt="" width={56} height={42} loading="lazy" decoding="async" />
  ) : (
    <span className={FACE} />
  );

const useColumns = ({ restore, purge }: ReturnType<typeof useTrashActions>): Column<TrashEntry>[] => {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleOf = useItemTitle();
  return [
    {
      label: t('trash.item'),
      cellLabel: null,
      className: 'max-wide:pe-11',
      cell: (entry) => (
        <>
          <Face picture={entry.picture} />
          <b className="me-2 font-semibold wrap-anywhere">
            <bdi>{titleOf(entry)}</bdi>
          </b>{' '}
          <span className="chip">{t(`kinds.one.${entry.kind}`)}</span>
        </>
      ),
    },
    { label: t('trash.deletedBy'), className: 'secondary', cell: ({ deletedBy }) => <bdi>{deletedBy}</bdi> },
    {
      label: t('trash.deletedAt'),
      cell: ({ deletedAt }) => (
        <time dateTime={deletedAt} title={formats.dateTime(deletedAt)}>
          {formats.ago(deletedAt)}
        </time>
      ),
    },
    {
      label: t('trash.left'),
      cell: ({ deletedAt }) => {
        const days = daysLeft(deletedAt);
        return <span className={days <= FEW_DAYS ? 'font-strong text-danger' : undefined}>{t('trash.days', { count: days })}</span>;
      },
    },
    {
      label: t('lists.acts'),
      isHeadHidden: true,
      cellLabel: null,
      cell: (entry) => (
        <div className="table-acts">
          <button
            type="button"
            className="button quiet"
            aria-label={t('trash.restoreOf', { name: titleOf(entry) })}
            onClick={() => void restore(entry)}
          >
            <Icon name="history" />
            {t('trash.restore')}
          </button>
          {may('DELETE /trash/{id}') && (
            <IconButton
              className="danger"
              icon="trash"
              label={t('trash.purgeOf', { name: titleOf(entry) })}
              onClick={() => void purge(entry)}
            />
          )}
        </div>
      ),
    },
  ];
};

export const Component = () => {
  const { t } = useTranslation();
  const list = useList('trash', { perPage: PER_PAGE, filters: FILTERS });
  const actions = useTrashActions();
  const columns = useColumns(actions);
  const titleOf = useItemTitle();
  const selection = useSelection(list.items.map(({ id }) => id));
  const chosen = list.items.filter(({ id }) => selection.has(id));
  useEscape(chosen.length > 0, selection.clear);
  const isEmpty = list.isRead && list.items.length === 0;
  const kinds = TRASH_KINDS.map((kind) => ({ value: kind, text: t(`kinds.one.${kind}`) }));
  return (
    <>
      <PageHead
        title={t('trash.title')}
        lead={t('trash.lead')}
        {...(list.items.length === 0 ? {} : { total: t('trash.total', { count: list.total }) })}
      />
      {(!isEmpty || list.isFiltered) && (
        <ListBar search={{ value: list.q, label: t('trash.search'), onSearch: list.search }}>
          <ListMenu inForce={list.filters.kind ? 1 : 0}>
            <SelectBox
              label={t('trash.kind')}
              value={list.filters.kind ?? ''}
              options={[{ value: '', text: t('common.allTypes') }, ...kinds]}
              onChoose={(kind) => list.filterBy('kind', kind)}
            />
          </ListMenu>
        </ListBar>
      )}
      <div className="table-box">
        {list.items.length > 0 && (
          <Table
            list={list}
            columns={columns}
            select={{
              head: <SelectCell isHead name={t('lists.selectPage')} selection={selection} />,
              cell: (entry) => <SelectCell id={entry.id} name={t('lists.select', { name: titleOf(entry) })} selection={selection} />,
              isSelected: ({ id }) => selection.has(id),
            }}
          />
        )}
        <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
      </div>
      {isEmpty && (
        <EmptyList button={list.isFiltered ? [t('trash.clear'), list.clear] : undefined}>
          {t(list.isFiltered ? 'common.nothingFound' : 'trash.empty')}
        </EmptyList>
      )}
      {chosen.length > 0 && (
        <BulkBar count={chosen.length} onCancel={selection.clear}>
          <BulkAct icon="history" variant="gold" isDisabled={false} onPress={() => void actions.restore(...chosen)}>
            {t('trash.restoreMany')}
          </BulkAct>
          {may('DELETE /trash/{id}') && (
            <BulkAct icon="trash" variant="danger" isDisabled={false} onPress={() => void actions.purgeMany(chosen)}>
              {t('trash.purge')}
            </BulkAct>
          )}
        </BulkBar>
      )}
    </>
  );
};
