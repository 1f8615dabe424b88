import type { ItemKind } from '@sanabel/contract/kinds/index';
import { useTranslation } from 'react-i18next';
import { FORM_FIELDS } from '../../forms/kind-fields.ts';
import { useLanguage } from '../../language/language.ts';
import { ListMenu } from '../../lists/ListMenu.tsx';
import { SearchBox } from '../../lists/ListTools.tsx';
import type { List } from '../../lists/use-list.ts';
import { SpreadsheetButton } from '../../spreadsheets/SpreadsheetButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Option, Select } from '../../ui/Select.tsx';
import { kindWithTexts } from '../texts.ts';
import type { ListLayout, Picked } from './layout.ts';
import { useListTexts } from './texts.ts';
import type { References } from './use-references.ts';

interface SelectProps {
  label: string;
  value: string;
  options: readonly Option[];
  isOrder?: boolean;
  className?: string;
  onChoose: (value: string) => void;
}

/** A select with its label inside the border. */
const InlineSelect = ({ label, value, options, isOrder = false, className = '', onChoose }: SelectProps) => {
  const isFilter = !isOrder && options.some((option) => option.value !== '' && option.value === value);
  return (
    <label
      className={`inline-flex gap-2 items-center min-h-11 ps-3 border rounded-[10px] text-note whitespace-nowrap focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3 ${isFilter ? 'border-brand bg-tint' : 'border-line-strong bg-surface'} ${className}`}
    >
      {isOrder ? <Icon name="sort" size={18} /> : <span className="text-ink-2">{label}</span>}
      <Select
        className="flex-1 min-w-0 max-w-[16em] min-h-10.5 border-0 font-strong text-ellipsis bg-transparent outline-0 field-sizing-content"
        aria-label={label}
        value={value}
        options={options}
        onChoose={onChoose}
      />
    </label>
  );
};

interface Props {
  name: ItemKind;
  list: List<ItemKind>;
  layout: ListLayout;
  references: References;
}

const orderOf = (field: string, order: 'ASC' | 'DESC'): string => `${field} ${order}`;

/** One row over the table: search, filters, order, and the list's menu. Phones have the filters in the menu. */
export const Tools = ({ name, list, layout, references }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const texts = useListTexts();
  const { sortedBy } = kindWithTexts(name);
  const optionsOf = (field: Picked): Option[] =>
    field.type === 'reference'
      ? references.choicesOf(field.name).map(({ id, title }) => ({ value: id, text: title }))
      : Object.entries(field.choices).map(([value, labels]) => ({ value, text: labels[locale] }));
  const filters = (className: string) =>
    layout.filters.map((field) => (
      <InlineSelect
        key={field.name}
        className={className}
        label={field.label[locale]}
        value={list.filters[field.name] ?? ''}
        options={[{ value: '', text: texts.all }, ...optionsOf(field)]}
        onChoose={(value) => list.filterBy(field.name, value)}
      />
    ));
  const orders = layout.orders.flatMap((field) => {
    const label = field.label[locale];
    return [
      { value: orderOf(field.name, 'DESC'), text: texts.newestFirst(label) },
      { value: orderOf(field.name, 'ASC'), text: texts.oldestFirst(label) },
    ];
  });
  const usual = sortedBy ? orderOf(sortedBy.field, sortedBy.order) : '';
  const order = list.sort ? orderOf(list.sort.field, list.sort.order) : usual;
  const inForce = layout.filters.filter((field) => list.filters[field.name]).length;
  const title = t(`${name}.title`);
  return (
    <div className="flex gap-2.5 flex-wrap items-center p-3.5 max-laptop:p-0 max-laptop:mb-3 max-laptop:gap-2">
      <SearchBox className="basis-50 max-w-none! max-roomy:basis-full" value={list.q} label={t(`${name}.search`)} onSearch={list.search} />
      {filters('max-laptop:hidden')}
      {orders.length > 0 && (
        <InlineSelect
          className="laptop:ms-auto max-laptop:order-1 max-laptop:flex-1 max-laptop:basis-0 max-laptop:min-w-0"
          isOrder
          label={texts.order}
          value={order}
          options={orders}
          onChoose={(value) => {
            const [field = '', way] = value.split(' ');
            list.sortBy(field, way === 'ASC' ? 'ASC' : 'DESC');
          }}
        />
      )}
      <ListMenu inForce={inForce} phoneLabel={texts.filter}>
        <div className="grid gap-2 laptop:hidden">{filters('')}</div>
        <div className="grid gap-1.5">
          <SpreadsheetButton resource={name} title={title} fields={FORM_FIELDS[name]} filter={list.filter} total={list.total} />
        </div>
      </ListMenu>
    </div>
  );
};
