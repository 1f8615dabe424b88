import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { type Option, Select } from '../ui/Select.tsx';

const QUIET_MS = 300;

interface SearchProps {
  value: string;
  label?: string;
  /** Takes the focus at first, except on a phone, where the keyboard would cover the results. */
  isInDialog?: boolean;
  className?: string;
  onSearch: (text: string) => void;
}

/** Searches after a pause in typing. `/` focuses the field; Escape clears it. */
export const SearchBox = ({ value, label, isInDialog = false, className = '', onSearch }: SearchProps) => {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(value);
  const timer = useRef(0);
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string, waitMs: number) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(next.trim()), waitMs);
  };
  return (
    <search className={`list-search relative flex items-center flex-1 min-w-0 max-w-103 max-tablet:max-w-none ${className}`}>
      <Icon className="absolute start-3.5 text-ink-2 pointer-events-none" name="search" />
      <label className="sr-only" htmlFor={id}>
        {label ?? t('common.search')}
      </label>
      <input
        className="[&::-webkit-search-cancel-button]:hidden w-full min-h-11 px-11 text-ellipsis border border-line-strong rounded-[10px] bg-surface"
        id={id}
        type="search"
        data-shortcut="search"
        {...(isInDialog && window.matchMedia('(width > 900px)').matches ? { 'data-first-focus': '' } : {})}
        autoComplete="off"
        placeholder={label ?? t('common.search')}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value, QUIET_MS)}
        onKeyDown={({ key }) => key === 'Escape' && change('', 0)}
      />
      {text !== '' && (
        <IconButton className="absolute end-0" icon="close" size={16} label={t('common.clearSearch')} onClick={() => change('', 0)} />
      )}
    </search>
  );
};

interface Props {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

/** A select under its label. */
export const SelectBox = ({ label, value, options, onChoose }: Props) => {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <label className="text-note whitespace-nowrap text-ink-2" htmlFor={id}>
        {label}
      </label>
      <Select
        className="min-h-11 ps-3 border border-line-strong rounded-[10px] text-ellipsis bg-surface"
        id={id}
        value={value}
        options={options}
        onChoose={onChoose}
      />
    </div>
  );
};
