import type { PagedName } from '@sanabel/contract/entities/index';
import { LOCALES } from '@sanabel/contract/enumerations';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, useLanguage } from '../../language/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PreviewSide } from './PreviewSide.tsx';
import type { Device } from './PreviewStage.tsx';
import { ShareLink } from './ShareLink.tsx';
import { usePreview } from './use-preview.ts';

interface Choice<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

const Toggle = <Value extends string>({ label, value, options, onChoose }: Choice<Value>) => {
  const name = useId();
  return (
    <div
      className="inline-flex border-[1.5px] border-on-band-2 rounded-[22px] overflow-hidden max-laptop:last:hidden"
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid place-items-center min-h-11 px-3.5 cursor-pointer has-checked:bg-on-band has-checked:text-green-950 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-wheat-300"
          lang={option.lang}
        >
          <input
            className="absolute opacity-0"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.text}
        </label>
      ))}
    </div>
  );
};

interface Props<Values extends FieldValues> {
  resource: PagedName;
  itemId: string | null;
  title: string;
  form: UseFormReturn<Values>;
  onClose: () => void;
  /** The form's fields, which are moved into the dialog. */
  children: ReactNode;
}

/** Previews the whole page beside the form before anyone else sees it (design guide, 14.6). */
export const PreviewDialog = <Values extends FieldValues>({ resource, itemId, title, form, onClose, children }: Props<Values>) => {
  const { t } = useTranslation();
  const panelLocale = useLanguage();
  const id = useId();
  const [locale, setLocale] = useState(panelLocale);
  const [device, setDevice] = useState<Device>('desktop');
  const values: FieldValues = useWatch({ control: form.control });
  const source = { resource, itemId, values };
  const page = usePreview(source, locale);
  // The form is drawn again behind the dialog, and its heading takes the focus.
  useEffect(() => () => void requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-preview]')?.focus()), []);
  const devices = (['desktop', 'phone'] as const).map((value) => ({ value, text: t(`forms.previewing.${value}`) }));
  return (
    <Dialog labelledBy={`${id}-title`} size="screen" onClose={onClose}>
      <div className="grid grid-rows-[auto_minmax(0,1fr)] h-dvh">
        <header className="relative flex gap-3.5 items-center min-h-17 px-6 bg-green-950 text-on-band [--color-focus:var(--color-wheat-300)] max-laptop:flex-wrap max-laptop:gap-2 max-laptop:py-2 max-laptop:px-3">
          <button
            type="button"
            className="inline-flex gap-2 items-center min-h-11 px-4 border-[1.5px] border-on-band-2 rounded-[12px] whitespace-nowrap"
            aria-label={t('forms.previewing.back')}
            data-first-focus
            onClick={onClose}
          >
            <Icon name="back" />
            <span className="max-laptop:hidden">{t('forms.previewing.back')}</span>
          </button>
          {/* A phone shows two lines: back, title and link; then the preview's controls. */}
          <h2
            className="truncate text-[1.375rem]/[1.3] font-display font-bold max-wide:hidden max-laptop:block max-laptop:flex-[1_1_calc(100%-140px)] max-laptop:min-w-0 max-laptop:text-[1.125rem]"
            id={`${id}-title`}
          >
            {title || t('common.untitled')}
          </h2>
          <span className="py-1 px-3 rounded-[8px] text-note whitespace-nowrap bg-wheat-300 text-green-950 max-laptop:order-1">
            {t('forms.previewing.chip')}
          </span>
          <div className="flex gap-3 mx-auto max-laptop:order-1 max-laptop:me-0">
            <Toggle
              label={t('forms.previewing.language')}
              value={locale}
              options={LOCALES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
              onChoose={setLocale}
            />
            <Toggle label={t('forms.previewing.device')} value={device} options={devices} onChoose={setDevice} />
          </div>
          <ShareLink source={source} />
        </header>
        <div className="grid grid-cols-[404px_minmax(0,1fr)] min-h-0 max-wide:grid-cols-[340px_minmax(0,1fr)] max-laptop:grid-cols-1">
          <div className="preview-form grid gap-4 content-start pt-5 pb-6.5 px-6 border-e border-line overflow-y-auto max-laptop:hidden">
            {children}
            <p className="hint">{t('forms.previewing.hint')}</p>
          </div>
          <PreviewSide page={page} device={device} title={title} />
        </div>
      </div>
    </Dialog>
  );
};

export const PreviewButton = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTranslation();
  return (
    <button type="button" className="button quiet max-tablet:min-h-12 max-tablet:px-3" data-preview onClick={onOpen}>
      <Icon name="eye" />
      <span className="max-tablet:sr-only">{t('forms.preview')}</span>
    </button>
  );
};
