import type { ComponentProps } from 'react';

export interface Option {
  value: string;
  text: string;
}

interface Props extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

/** Uses the device's own menu, which works on every phone. */
export const Select = ({ options, onChoose, ...props }: Props) => (
  <select {...props} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
    {options.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);
