import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS, useLanguage } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { targetOf, wayOf } from '../order.ts';
import type { Selection } from './use-selection.ts';
import './selection.css';

interface Props {
  id: string;
  name: string;
  selection: Selection;
}

/** Prevents the text selection of a press with shift. */
const keepText = (event: MouseEvent) => event.shiftKey && event.preventDefault();

const withShift = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

const BOX = 'input[data-select]';

/** Covers the whole card. Arrows move between cards, with shift they choose; a press with shift chooses a range. */
export const SelectBox = ({ id, name, selection }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = wayOf(event.key, DIRECTIONS[locale]);
    if (!way) return;
    event.preventDefault();
    const boxes = [...document.querySelectorAll<HTMLInputElement>(BOX)];
    const places = boxes.map((box) => box.getBoundingClientRect());
    const target = boxes[targetOf(places, boxes.indexOf(event.currentTarget), way)];
    target?.focus();
    target?.closest('li')?.scrollIntoView({ block: 'nearest' });
    if (!event.shiftKey || !target || target === event.currentTarget) return;
    if (!selection.has(id)) selection.toggle(id);
    selection.toggle(target.value, true);
  };
  return (
    <>
      <input
        type="checkbox"
        className="select-card"
        data-select=""
        value={id}
        aria-label={t('lists.select', { name })}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, withShift(nativeEvent))}
        onMouseDown={keepText}
        onKeyDown={onKeyDown}
      />
      <span className="select-corner" aria-hidden="true">
        <Icon name="check" size={20} />
      </span>
    </>
  );
};

interface RowProps extends Omit<Props, 'id'> {
  /** Omitted, the box chooses the whole page. */
  id?: string;
  isHead?: boolean;
}

export const SelectCell = ({ id, name, selection, isHead = false }: RowProps) => {
  const isOn = id === undefined ? selection.isAll : selection.has(id);
  const isPartly = id === undefined && !isOn && selection.chosen.length > 0;
  const Cell = isHead ? 'th' : 'td';
  return (
    <Cell className="select-cell">
      <label>
        <input
          type="checkbox"
          aria-label={name}
          checked={isOn}
          ref={(box) => {
            if (box) box.indeterminate = isPartly;
          }}
          onMouseDown={keepText}
          onChange={({ nativeEvent }) => (id === undefined ? selection.toggleAll() : selection.toggle(id, withShift(nativeEvent)))}
        />
        <i aria-hidden="true">
          <Icon name="check" size={16} />
        </i>
      </label>
    </Cell>
  );
};
