import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';

/** In groups of four, as people type it from one screen into another. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The key of an app: to be typed or copied, or opened where the app is on this same device. */
export const Key = ({ secret, uri }: { secret: string; uri: string }) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('account.totp.copied'),
      () => notify('account.codes.copyFailed', { type: 'error' }),
    );
  return (
    <div className="grid gap-3 justify-items-start">
      <p className="text-small text-ink-2">{t('account.totp.enterLead')}</p>
      <p className="max-w-full py-2.5 px-4 rounded-[8px] text-[1.0625rem]/[1.6] font-semibold tracking-[0.04em] wrap-break-word bg-ground">
        <span className="sr-only">{t('account.totp.key')}: </span>
        <bdi className="totp-key" dir="ltr">
          {inGroups(secret)}
        </bdi>
      </p>
      <div className="flex gap-2.5 flex-wrap">
        <button type="button" className="button quiet" onClick={() => void copy()}>
          <Icon name="copy" size={18} />
          {t('account.totp.copy')}
        </button>
        <a className="button quiet" href={uri}>
          <Icon name="mobile" size={18} />
          {t('account.totp.openApp')}
        </a>
      </div>
    </div>
  );
};
