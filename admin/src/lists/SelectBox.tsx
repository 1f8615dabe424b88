import { useId } from 'react';

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
    <div className="flex gap-2 items-center max-desk:grid max-desk:gap-0.5 max-desk:flex-[1_1_160px]">
      <label className="text-note whitespace-nowrap text-ink-2" htmlFor={id}>
        {label}
      </label>
      <select
        className="min-h-11 max-w-55 px-3 border border-line-strong rounded-[10px] text-ellipsis bg-surface max-desk:w-full max-desk:max-w-none"
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
};
