import type { ChangeEventHandler, MouseEventHandler } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  as?: 'td' | 'th';
  className?: string;
  labelClass?: string;
  label: string;
  isOn: boolean;
  isPartly: boolean;
  onMouseDown?: MouseEventHandler;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

const BAR = '[background:linear-gradient(var(--color-brand),var(--color-brand))_center/10px_2.5px_no-repeat]';

/** A checkbox in a table. It covers the whole target: a press on a label would lose its shift key. */
export const CheckCell = ({ as: Cell = 'td', className = '', labelClass = '', label, isOn, isPartly, onMouseDown, onChange }: Props) => (
  <Cell className={className}>
    <label className={`relative grid place-items-center size-11 -my-2 -mx-3 cursor-pointer ${labelClass}`}>
      <input
        className="peer absolute inset-0 z-1 size-11 m-0 opacity-0 cursor-pointer"
        type="checkbox"
        aria-label={label}
        checked={isOn}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onMouseDown={onMouseDown}
        onChange={onChange}
      />
      <i
        className={`grid place-items-center size-5.5 border-[1.5px] rounded-[3px_8px] ltr:rounded-[8px_3px] text-on-brand peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-3 ${isOn ? 'border-brand bg-brand' : isPartly ? `border-brand ${BAR}` : 'border-line-strong bg-surface'}`}
        aria-hidden="true"
      >
        <Icon className={`stroke-[2.6] ${isOn ? '' : 'opacity-0'}`} name="check" size={16} />
      </i>
    </label>
  </Cell>
);
