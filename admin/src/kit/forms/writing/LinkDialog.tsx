import { link } from '@sanabel/contract/fields';
import { safeHref } from '@sanabel/contract/formatting/parse';
import { PHONE_SHORT_MIN_DIGITS } from '@sanabel/contract/limits';
import { normalisePhone } from '@sanabel/contract/typing/phone';
import { normaliseEmail } from '@sanabel/contract/typing/readable-host';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Accepts a page, also without https://, an email address or a phone number; null for anything else. */
export const addressOf = (typed: string): string | null => {
  const phone = normalisePhone(typed, PHONE_SHORT_MIN_DIGITS);
  if (phone !== null) return `tel:${phone}`;
  const email = normaliseEmail(typed);
  if (email !== null) return `mailto:${email}`;
  const { data } = link.safeParse(typed);
  return data === undefined ? null : safeHref(data.replaceAll(/["'<>`]/g, encodeURIComponent));
};

interface Props {
  /** Selected text. */
  name: string;
  onLink: (name: string, address: string) => void;
  onClose: () => void;
}

export const LinkDialog = ({ name: selected, onLink, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const isAddress = /^https?:/i.test(selected);
  const [name, setName] = useState(isAddress ? '' : selected);
  const [typed, setTyped] = useState(isAddress ? selected : '');
  const [isWrong, setIsWrong] = useState(false);
  const done = () => {
    const address = addressOf(typed);
    if (address === null) {
      setIsWrong(true);
      document.getElementById(`${id}-address`)?.focus();
      return;
    }
    onLink(name.trim() || address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '').replace(/\/$/, ''), address);
  };
  return (
    <Dialog labelledBy={id} size="small" onClose={onClose}>
      {/* Not a form, since it would be nested in the item's form. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in either input. */}
      <div
        className="grid gap-4 pt-6 pb-6 px-7"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          done();
        }}
      >
        <h2 className="text-section" id={id}>
          {t('content.writing.linkTitle')}
        </h2>
        <div className="field">
          <label htmlFor={`${id}-address`}>{t('content.writing.address')}</label>
          <input
            id={`${id}-address`}
            dir="ltr"
            autoComplete="off"
            data-first-focus
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setIsWrong(false);
            }}
          />
          <p className={isWrong ? 'error-text' : 'hint'} id={`${id}-hint`}>
            {isWrong && <Icon className="align-[-3px]" name="warning" size={16} />} {t('content.writing.addressHint')}
          </p>
        </div>
        <div className="field">
          <label htmlFor={`${id}-name`}>
            {t('content.writing.name')} <small>{t('forms.optional')}</small>
          </label>
          <input
            id={`${id}-name`}
            dir="auto"
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
        <div className="flex gap-2.5 flex-wrap">
          <button type="button" className="button max-tablet:flex-1" onClick={done}>
            {t('content.writing.addLink')}
          </button>
          <button type="button" className="button quiet max-tablet:flex-1" onClick={onClose}>
            {t('common.cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  );
};
