import { faceOf } from '@sanabel/contract/entities/entity';
import { type ItemKind, KINDS, PUBLIC_NAMES, WITH_OWN_PAGE } from '@sanabel/contract/kinds/index';
import { stateAt, type ValidityState, validityAt } from '@sanabel/contract/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Item } from '../../data/resources.ts';
import { useUseful } from '../../data/use-figures.ts';
import { useBanner } from '../../feedback/failures.tsx';
import type { ItemTiming } from '../../forms/timing/TimingBadge.tsx';
import { useConfirmDelete } from '../../forms/use-confirm-delete.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useLanguage } from '../../language/language.ts';
import { useOpenItems } from '../../lists/present/use-open-items.ts';
import { SelectCell } from '../../lists/selection/SelectBox.tsx';
import type { Selection } from '../../lists/selection/use-selection.ts';
import { pageLinkLook, pageLinkTextLook, SiteLink } from '../../publication/SiteLink.tsx';
import { ICONS, Icon, type IconName } from '../../ui/Icon.tsx';
import { VersionsLink } from '../../versions/VersionsLink.tsx';
import { entityOf } from '../item-title.ts';
import { kindWithTexts } from '../texts.ts';
import { isUrgent, PeriodCell, PersonCell, PlacesCell, RowMenu, StateCell, Tile, TitleCell, textIn, UsefulCell } from './Cells.tsx';
import type { ListLayout, Values } from './layout.ts';
import type { Period } from './StateChip.tsx';
import { useListTexts } from './texts.ts';
import { useEndNow } from './use-end-now.ts';
import type { References } from './use-references.ts';

type Shown = Item<ItemKind> & Values;

interface Props {
  name: ItemKind;
  layout: ListLayout;
  items: readonly Shown[];
  isStale: boolean;
  nameOf: (item: Values) => string;
  selection: Selection;
  references: References;
}

const HEAD = 'py-1 px-2.5 h-12 bg-surface-2 text-note font-strong text-start text-ink-2';
/** Below 901 px rows are cards in two columns. */
const CELL = 'py-3 px-2.5 h-20 border-t border-line max-laptop:h-auto max-laptop:p-0 max-laptop:border-0';
const WHOLE = 'max-laptop:col-span-full';
const CHECK = 'ps-5.5 [&_label]:z-1';

interface Row {
  item: Shown;
  called: string;
  to: string;
  period: Period | null;
  inForce: ValidityState | null;
  isOver: boolean;
  image: string;
  drawing: string;
}

interface Column {
  key: string;
  head: ReactNode;
  width?: string;
  className: string;
  cell: (row: Row) => ReactNode;
}

export const KindTable = ({ name, layout, items, isStale, nameOf, selection, references }: Props) => {
  const { t } = useTranslation();
  const texts = useListTexts();
  const formats = useFormats();
  const locale = useLanguage();
  const { failure } = useBanner();
  const openItems = useOpenItems(name);
  const confirmDelete = useConfirmDelete(name);
  const endNow = useEndNow(name);
  const kind = kindWithTexts(name);
  const { validity, icon = 'grid' } = kind;
  const { places, person, date, sign } = layout;
  const isAsked = !validity && WITH_OWN_PAGE.some((one) => one === name);
  const { data: useful } = useUseful({ enabled: isAsked });
  const answered = new Map(useful?.answered.map((counts) => [counts.id, counts]));
  const labelOf = (field: string): string => kind.fields[field]?.label[locale] ?? '';

  const pictureOf = (item: Shown): string => {
    const own = faceOf(entityOf(name), item);
    if (own !== '' || validity) return own;
    return (
      places.flatMap((field) => (field.type === 'reference' ? references.referencesIn(textIn(item, field.name)) : []))[0]?.picture ?? ''
    );
  };
  const rowOf = (item: Shown): Row => {
    const period = validity ? { from: textIn(item, validity.from), until: textIn(item, validity.until) } : null;
    const inForce =
      period !== null && stateAt(item as ItemTiming, Date.now()) === 'live' ? validityAt(period.from, period.until, Date.now()) : null;
    return {
      item,
      called: nameOf(item),
      to: `${KINDS[name].listPath}/${item.id}`,
      period,
      inForce,
      isOver: inForce === 'ended',
      image: pictureOf(item),
      drawing: sign?.icons?.[textIn(item, sign.name)] ?? ICONS[icon as IconName],
    };
  };
  const acts = ({ item, called, to, inForce, image, drawing }: Row) => (
    <div className="relative z-1 flex justify-end">
      <Link className="icon-button" to={to} aria-label={t('lists.editOne', { name: called })}>
        <Icon name="edit" />
      </Link>
      <RowMenu id={`more-${item.id}`} label={texts.more(called)}>
        {'page' in kind && PUBLIC_NAMES.some((one) => one === name) && <SiteLink resource={name} item={item} name={called} />}
        <VersionsLink path={to} />
        {inForce === 'valid' && (
          <button
            type="button"
            className={`${pageLinkLook('card')} text-brand`}
            aria-label={`${texts.endNow}: ${called}`}
            onClick={() => void endNow(item, called)}
          >
            <Icon name="stop" size={16} />
            <span className={pageLinkTextLook('card')}>{texts.endNow}</span>
          </button>
        )}
        {validity && (
          <Link
            className={`${pageLinkLook('card')} text-brand`}
            to={`${KINDS[name].listPath}/new`}
            state={{ copyOf: item.id }}
            aria-label={`${texts.copy}: ${called}`}
          >
            <Icon name="copy" size={16} />
            <span className={pageLinkTextLook('card')}>{texts.copy}</span>
          </Link>
        )}
        <button
          type="button"
          className="button quiet danger justify-start px-2! text-note border-transparent!"
          aria-label={t('lists.deleteOne', { name: called })}
          onClick={() =>
            void confirmDelete(item, {
              name: called,
              title: t('common.deleteQuestion', { name: called }),
              ...(image ? { picture: <Tile picture={image} drawing={drawing} tone="usual" /> } : {}),
            })
          }
        >
          <Icon name="trash" />
          {t('common.delete')}
        </button>
      </RowMenu>
    </div>
  );
  const columns: (Column | false)[] = [
    {
      key: 'title',
      head: labelOf(layout.title.en),
      className: `${WHOLE} max-laptop:pe-11`,
      cell: ({ item, called, to, isOver, image, drawing }) => (
        <div className="flex gap-3.5 items-center max-laptop:items-start">
          <Tile picture={image} drawing={drawing} tone={isOver ? 'over' : isUrgent(layout, item) ? 'urgent' : 'usual'} />
          <TitleCell item={item} title={layout.title} name={called} to={to} isOver={isOver} openAt={openItems.get(item.id)} />
        </div>
      ),
    },
    {
      key: 'state',
      head: t('lists.state'),
      width: 'w-46 laptop:max-roomy:w-42',
      className: `${WHOLE} [&>p]:mt-1.25 max-laptop:flex max-laptop:flex-wrap max-laptop:gap-x-3.5 max-laptop:gap-y-1 max-laptop:items-center max-laptop:[&>p]:m-0`,
      cell: ({ item, period, isOver }) => (
        <StateCell item={item as ItemTiming & Values} period={period} layout={layout} fields={kind.fields} isOver={isOver} />
      ),
    },
    validity !== undefined && {
      key: 'period',
      head: texts.period,
      width: 'w-43 laptop:max-roomy:w-38',
      className: `${WHOLE} text-note max-laptop:flex max-laptop:flex-wrap max-laptop:gap-1.5 max-laptop:items-center max-laptop:pt-2 max-laptop:border-t`,
      cell: ({ period }) => period && <PeriodCell {...period} />,
    },
    places.length > 0 && {
      key: 'places',
      head: formats.list(places.map(({ name: place }, index) => (index === 0 ? labelOf(place) : labelOf(place).toLowerCase()))),
      width: 'w-51 laptop:max-roomy:hidden',
      className: 'text-note laptop:max-roomy:hidden max-laptop:col-[1]',
      cell: ({ item }) => <PlacesCell item={item} fields={places} references={references} />,
    },
    Boolean(person ?? date) && {
      key: 'person',
      head: labelOf((person ?? date)?.name ?? ''),
      width: 'w-47 laptop:max-roomy:w-43',
      className: 'text-note max-laptop:col-[1]',
      cell: ({ item }) => (
        <PersonCell
          person={person ? references.referencesIn(textIn(item, person.name))[0] : undefined}
          date={date ? textIn(item, date.name) : ''}
        />
      ),
    },
    isAsked && {
      key: 'useful',
      head: texts.useful,
      width: 'w-21 max-roomy:hidden',
      className: 'text-note max-roomy:hidden',
      cell: ({ item }) => <UsefulCell counts={answered.get(item.id)} />,
    },
    {
      key: 'acts',
      head: <span className="sr-only">{t('lists.acts')}</span>,
      width: 'w-27',
      className:
        'max-laptop:col-[2] max-laptop:self-end max-laptop:[&_.icon-button]:ms-1.5 max-laptop:[&_.icon-button]:border max-laptop:[&_.icon-button]:border-line',
      cell: acts,
    },
  ];
  const shown = columns.filter((column) => column !== false);
  return (
    <table
      className={`w-full border-collapse table-fixed max-laptop:grid max-laptop:gap-3 ${isStale ? 'opacity-60' : ''}`}
      aria-busy={isStale}
    >
      <caption className="sr-only">{t(`${name}.list`)}</caption>
      <thead className="max-laptop:hidden">
        <tr className="relative">
          <SelectCell className={`${HEAD} ${CHECK} w-14`} isHead name={t('lists.selectPage')} selection={selection} />
          {shown.map(({ key, head, width = '' }) => (
            <th key={key} scope="col" className={`${HEAD} ${width}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-laptop:grid max-laptop:gap-3">
        {items.map(rowOf).map((row) => (
          <tr
            key={row.item.id}
            className={`relative hover:bg-surface-2 max-laptop:grid max-laptop:grid-cols-[minmax(0,1fr)_auto] max-laptop:gap-x-3 max-laptop:gap-y-2 max-laptop:items-center max-laptop:p-3.5 max-laptop:border max-laptop:border-line max-laptop:rounded-[14px] max-laptop:hover:bg-surface-2 ${selection.has(row.item.id) ? 'bg-tint' : 'max-laptop:bg-surface'} ${failure?.itemId === row.item.id ? 'failed-item' : ''}`}
          >
            <SelectCell
              className={`${CELL} ${CHECK} ${WHOLE} max-laptop:absolute max-laptop:top-5 max-laptop:end-4`}
              id={row.item.id}
              name={t('lists.select', { name: row.called })}
              selection={selection}
            />
            {shown.map(({ key, className, cell }) => (
              <td key={key} className={`${CELL} ${className}`}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
