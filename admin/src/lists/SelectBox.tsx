import { useId } from 'react';
import './lists.css';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

/** A list's filter or order as the device's own menu, which works on every phone. */
export const SelectBox = ({ label, value, options, onChoose }: Props) => {
  const id = useId();
  return (
    <div className="select-box">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
};
