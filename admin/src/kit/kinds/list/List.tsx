import { type ItemKind, KINDS } from '@sanabel/contract/kinds/index';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Item } from '../../data/resources.ts';
import { FORM_FIELDS } from '../../forms/kind-fields.ts';
import { useLanguage } from '../../language/language.ts';
import { EmptyList, Pager } from '../../lists/ListFoot.tsx';
import { ManyBar } from '../../lists/many/ManyBar.tsx';
import { StateFilter } from '../../lists/StateFilter.tsx';
import { useEscape, useSelection } from '../../lists/selection/use-selection.ts';
import { useList } from '../../lists/use-list.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kernels, Loading } from '../../ui/Kernels.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { itemTitle } from '../item-title.ts';
import { countLabel, helpOfKind, kindWithTexts } from '../texts.ts';
import { useItemKind } from '../use-item-kind.ts';
import { listLayout, requiredIn, type Values } from './layout.ts';
import { KindTable } from './Table.tsx';
import { Tools } from './Tools.tsx';
import { useListTexts } from './texts.ts';
import { useReferences } from './use-references.ts';

const PER_PAGE = 24;
/** Steps that an empty list names. */
const STEPS = 3;

const AddButton = ({ name, className = '' }: { name: ItemKind; className?: string }) => {
  const { t } = useTranslation();
  return (
    <Link className={`button ${className}`} to={`${KINDS[name].listPath}/new`} data-shortcut="new">
      <Icon name="add" />
      {t(`${name}.addTitle`)}
    </Link>
  );
};

/** Says what the list is for and what an item needs. */
const NoneYet = ({ name }: { name: ItemKind }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const steps = requiredIn(kindWithTexts(name).fields).slice(0, STEPS);
  return (
    <div className="empty-list grid gap-3 justify-items-center pt-14 pb-10 px-6 card text-center max-laptop:pt-9 max-laptop:px-4.5">
      <Logo className="outlined w-16! h-37.5!" />
      <h2 className="text-[1.875rem] font-display font-bold">{t(`${name}.noneYet`)}</h2>
      <p className="max-w-[34em] text-balance text-ink-2">{helpOfKind(name, locale)}</p>
      <AddButton name={name} />
      <ul className="flex gap-x-9 gap-y-2.5 flex-wrap justify-center mt-5 pt-5.5 border-t border-line text-note text-ink-2 max-laptop:flex-col">
        {steps.map((step, index) => (
          <li key={step.name} className="flex gap-2.5 items-center">
            <Kernels filled={index + 1} of={steps.length} />
            {step.label[locale]}
          </li>
        ))}
      </ul>
    </div>
  );
};

const KindList = ({ name }: { name: ItemKind }) => {
  const { t } = useTranslation();
  const texts = useListTexts();
  const locale = useLanguage();
  const kind = kindWithTexts(name);
  const layout = listLayout(kind);
  const list = useList(name, { perPage: PER_PAGE, filters: ['state', ...layout.filters.map((field) => field.name)] });
  const items = list.items as readonly (Item<ItemKind> & Values)[];
  const selection = useSelection(items.map(({ id }) => id));
  useEscape(selection.size > 0, selection.clear);
  const referring = [...layout.filters, ...layout.places, ...(layout.person ? [layout.person] : [])];
  const references = useReferences(
    [...new Map(referring.map((field) => [field.name, field])).values()].flatMap((field) => (field.type === 'reference' ? [field] : [])),
    items,
  );
  const nameOf = (item: Values): string => itemTitle(name, item, locale) || t('common.untitled');
  const total = t(countLabel(name), { count: list.total });
  const whole = useRef<number | null>(null);
  if (list.isRead && !list.isStale && !list.isFiltered) whole.current = list.total;
  const isEmpty = list.isRead && items.length === 0;
  if (list.isLoading) return <Loading />;
  return (
    <>
      <PageHead title={t(`${name}.title`)} {...(list.isRead && !list.isFiltered && !isEmpty ? { total } : {})}>
        {(!isEmpty || list.isFiltered) && <AddButton name={name} className="ms-auto max-laptop:basis-full" />}
      </PageHead>
      {isEmpty && !list.isFiltered ? (
        <NoneYet name={name} />
      ) : (
        <>
          <StateFilter
            resource={name}
            isSearched={list.q !== '' || layout.filters.some((field) => list.filters[field.name])}
            all={whole.current}
            value={list.filters.state ?? ''}
            onChoose={(state) => list.filterBy('state', state)}
          />
          <section
            className="border border-line rounded-[14px] bg-surface max-laptop:border-0 max-laptop:bg-transparent"
            aria-label={t(`${name}.list`)}
          >
            <Tools name={name} list={list} layout={layout} references={references} />
            {items.length > 0 && (
              <>
                <KindTable {...{ name, layout, items, selection, references, nameOf }} isStale={list.isStale} />
                <p className="py-2.5 px-4 border-t border-line text-note text-ink-2 max-laptop:px-0 max-laptop:border-0">
                  {texts.shown(items.length, total)}
                </p>
              </>
            )}
            <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
          </section>
          {isEmpty && <EmptyList button={[texts.clear, list.clear]}>{t('common.nothingFound')}</EmptyList>}
        </>
      )}
      {selection.size > 0 && (
        <ManyBar
          kind={name}
          fields={FORM_FIELDS[name]}
          list={{ mode: 'select', selection, begin: () => {}, end: selection.clear }}
          items={items.map((item) => ({ id: item.id, name: nameOf(item) }))}
          whole={list}
        />
      )}
    </>
  );
};

/** List of the kind whose address is open. */
export const Component = () => {
  const name = useItemKind();
  return <KindList key={name} name={name} />;
};
