import { faceOf } from '@sanabel/contract/entities/entity';
import { type ItemKind, KINDS, PUBLIC_NAMES, WITH_OWN_PAGE } from '@sanabel/contract/kinds/index';
import { stateAt, validityAt } from '@sanabel/contract/states';
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

const CHECK = 'kind-check';

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
  const row = (item: Shown) => {
    const called = nameOf(item);
    const to = `${KINDS[name].listPath}/${item.id}`;
    const period = validity ? { from: textIn(item, validity.from), until: textIn(item, validity.until) } : null;
    const inForce =
      period !== null && stateAt(item as ItemTiming, Date.now()) === 'live' ? validityAt(period.from, period.until, Date.now()) : null;
    const isOver = inForce === 'ended';
    const image = pictureOf(item);
    const drawing = sign?.icons?.[textIn(item, sign.name)] ?? ICONS[icon as IconName];
    return (
      <tr
        key={item.id}
        className={
          [isOver && 'over', selection.has(item.id) && 'selected', failure?.itemId === item.id && 'failed-item']
            .filter(Boolean)
            .join(' ') || undefined
        }
      >
        <SelectCell className={CHECK} id={item.id} name={t('lists.select', { name: called })} selection={selection} />
        <td className="kind-title">
          <div className="flex gap-3.5 items-center max-laptop:items-start">
            <Tile picture={image} drawing={drawing} tone={isOver ? 'over' : isUrgent(layout, item) ? 'urgent' : 'usual'} />
            <TitleCell item={item} title={layout.title} name={called} to={to} openAt={openItems.get(item.id)} />
          </div>
        </td>
        <td className="kind-state">
          <StateCell item={item as ItemTiming & Values} period={period} layout={layout} fields={kind.fields} isOver={isOver} />
        </td>
        {period && (
          <td className="kind-period">
            <PeriodCell {...period} />
          </td>
        )}
        {places.length > 0 && (
          <td className="kind-places">
            <PlacesCell item={item} fields={places} references={references} />
          </td>
        )}
        {(person ?? date) && (
          <td className="kind-person">
            <PersonCell
              person={person ? references.referencesIn(textIn(item, person.name))[0] : undefined}
              date={date ? textIn(item, date.name) : ''}
            />
          </td>
        )}
        {isAsked && (
          <td className="kind-useful">
            <UsefulCell counts={answered.get(item.id)} />
          </td>
        )}
        <td className="kind-acts">
          <div className="flex justify-end">
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
        </td>
      </tr>
    );
  };
  return (
    <table className={`kind-table ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <caption className="sr-only">{t(`${name}.list`)}</caption>
      <thead>
        <tr>
          <SelectCell className={CHECK} isHead name={t('lists.selectPage')} selection={selection} />
          <th scope="col" className="kind-title">
            {labelOf(layout.title.en)}
          </th>
          <th scope="col" className="kind-state">
            {t('lists.state')}
          </th>
          {validity && (
            <th scope="col" className="kind-period">
              {texts.period}
            </th>
          )}
          {places.length > 0 && (
            <th scope="col" className="kind-places">
              {formats.list(places.map(({ name: place }, index) => (index === 0 ? labelOf(place) : labelOf(place).toLowerCase())))}
            </th>
          )}
          {(person ?? date) && (
            <th scope="col" className="kind-person">
              {labelOf((person ?? date)?.name ?? '')}
            </th>
          )}
          {isAsked && (
            <th scope="col" className="kind-useful">
              {texts.useful}
            </th>
          )}
          <th scope="col" className="kind-acts">
            <span className="sr-only">{t('lists.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{items.map(row)}</tbody>
    </table>
  );
};
