import type { PagedName } from '@sanabel/contract/entities/index';
import { LOCALES } from '@sanabel/contract/enumerations';
import { type ReactNode, useId, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, useLanguage } from '../../language/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Kernels.tsx';
import { type Device, PreviewStage } from './PreviewStage.tsx';
import { ShareLink } from './ShareLink.tsx';
import { usePreview } from './use-preview.ts';
import './preview-dialog.css';

interface Choice<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

const Toggle = <Value extends string>({ label, value, options, onChoose }: Choice<Value>) => {
  const name = useId();
  return (
    <div className="preview-toggle" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
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
  const { address, hasFailed, retry } = usePreview(source, locale);
  const devices = (['desktop', 'phone'] as const).map((value) => ({ value, text: t(`forms.previewing.${value}`) }));
  return (
    <Dialog labelledBy={`${id}-title`} size="screen" onClose={onClose}>
      <div className="preview-dialog">
        <header>
          <button type="button" className="preview-back" aria-label={t('forms.previewing.back')} data-first-focus onClick={onClose}>
            <Icon name="back" />
            <span>{t('forms.previewing.back')}</span>
          </button>
          <h2 id={`${id}-title`}>{title || t('common.untitled')}</h2>
          <span className="preview-chip">{t('forms.previewing.chip')}</span>
          <div className="preview-toggles">
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
        <div className="preview-body">
          <div className="preview-form">
            {children}
            <p className="hint">{t('forms.previewing.hint')}</p>
          </div>
          <div className="preview-side">
            {hasFailed && (
              <p className="preview-trouble" role="alert">
                {t('forms.previewing.failed')}
                <button type="button" className="button quiet" onClick={retry}>
                  {t('common.retry')}
                </button>
              </p>
            )}
            {!address && !hasFailed && <Loading />}
            <PreviewStage address={address} device={device} title={t('forms.previewing.frame', { name: title })} />
          </div>
        </div>
      </div>
    </Dialog>
  );
};

export const PreviewButton = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTranslation();
  return (
    <button type="button" className="button quiet" onClick={onOpen}>
      <Icon name="eye" />
      {t('forms.preview')}
    </button>
  );
};
