import { NAME_MAX } from '@sanabel/contract/limits';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS } from '../../../kit/language/language.ts';
import type { Captions } from './captions.ts';

const FIELDS = [
  { name: 'arabicTitle', locale: 'ar', label: 'gallery.arabicTitleOf' },
  { name: 'title', locale: 'en', label: 'gallery.titleOf' },
] as const;

interface Props {
  /** Name of the file. */
  file: string;
  captions: Captions;
  onType: (typed: Partial<Captions>) => void;
  onLeave: () => void;
}

/** Enter moves to the same language of the next picture; losing the focus saves. */
const goOn = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const field = event.currentTarget;
  const all = [...(field.closest('ul')?.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`) ?? [])];
  const next = all[all.indexOf(field) + 1] ?? field.closest('section')?.querySelector<HTMLElement>('[data-save-captions]');
  if (next) next.focus();
  else field.blur();
};

/** Titles can be typed before the upload ends. */
export const CaptionInputs = ({ file, captions, onType, onLeave }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-3 gap-y-2 [grid-area:captions] grid-cols-2 max-laptop:grid-cols-1">
      {FIELDS.map(({ name, locale, label }) => (
        <div className="field" key={name}>
          <input
            name={name}
            lang={locale}
            dir={DIRECTIONS[locale]}
            autoComplete="off"
            maxLength={NAME_MAX}
            enterKeyHint="next"
            aria-label={t(label, { name: file })}
            placeholder={t(`gallery.placeholder.${locale}`)}
            value={captions[name]}
            onChange={({ currentTarget }) => onType({ [name]: currentTarget.value })}
            onKeyDown={goOn}
            onBlur={onLeave}
          />
        </div>
      ))}
    </div>
  );
};
