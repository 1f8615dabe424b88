import type { ComponentProps } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import '../forms.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  /** Date in the panel's format, or text for no date. */
  shown: string;
  onChoose: (day: string) => void;
}

/** Covers the browser's date, which is in its own language, until the field has the focus. */
export const DateBox = ({ shown, onChoose, ...input }: Props) => (
  <div className="relative grid items-center min-w-45.5 *:[grid-area:1/1]">
    <input
      {...input}
      className="date-input peer pe-10.5 appearance-none not-focus:text-transparent"
      type="date"
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
    <span className="ps-3.5 pe-10.5 text-small whitespace-nowrap pointer-events-none peer-focus:invisible" aria-hidden="true">
      {shown}
    </span>
    <Icon className="justify-self-end me-3.5 text-ink-2 pointer-events-none" name="calendar" size={18} />
  </div>
);
