import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS, useLanguage } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { targetOf, wayOf } from '../order.ts';
import { CheckCell } from './CheckCell.tsx';
import type { Selection } from './use-selection.ts';
import '../lists.css';

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
    const positions = boxes.map((box) => box.getBoundingClientRect());
    const target = boxes[targetOf(positions, boxes.indexOf(event.currentTarget), way)];
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
        className="select-card peer absolute inset-0 z-2 size-full m-0 rounded-[14px] appearance-none cursor-pointer focus-visible:outline-offset-5"
        data-select=""
        value={id}
        aria-label={t('lists.select', { name })}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, withShift(nativeEvent))}
        onMouseDown={keepText}
        onKeyDown={onKeyDown}
      />
      <span
        className="absolute top-0 start-0 z-1 grid place-items-center w-12 h-11 rounded-ss-[13px] rounded-ee-[22px] bg-green-100/90 text-green-950 pointer-events-none peer-checked:bg-wheat-500"
        aria-hidden="true"
      >
        <Icon
          className={`p-px size-5.5 border-[1.5px] rounded-[3px_8px] ltr:rounded-[8px_3px] ${selection.has(id) ? 'border-transparent stroke-[2.4]' : 'border-green-900 stroke-none'}`}
          name="check"
          size={20}
        />
      </span>
    </>
  );
};

interface RowProps extends Omit<Props, 'id'> {
  /** Omitted, the box chooses the whole page. */
  id?: string;
  isHead?: boolean;
  className?: string;
}

const CORNER = 'max-wide:absolute max-wide:top-3.5 max-wide:end-3.5 max-wide:p-0';

export const SelectCell = ({ id, name, selection, isHead = false, className = CORNER }: RowProps) => {
  const isOn = id === undefined ? selection.isAll : selection.has(id);
  const isPartly = id === undefined && !isOn && selection.chosen.length > 0;
  return (
    <CheckCell
      as={isHead ? 'th' : 'td'}
      className={className}
      label={name}
      isOn={isOn}
      isPartly={isPartly}
      onMouseDown={keepText}
      onChange={({ nativeEvent }) => (id === undefined ? selection.toggleAll() : selection.toggle(id, withShift(nativeEvent)))}
    />
  );
};
