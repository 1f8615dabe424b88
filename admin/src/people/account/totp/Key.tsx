import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { Icon } from '../../../kit/ui/Icon.tsx';

/** Groups of four are easier to copy from another screen. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Quiet zone around the code, in modules. Scanners need it (ISO/IEC 18004). */
const QUIET = 4;

/** The code is drawn here: the key never leaves this page. It is dark on white in both themes, or scanners fail. */
const QrCode = ({ uri, label }: { uri: string; label: string }) => {
  const { data, size } = encode(uri, { border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="size-52 flex-none kernel-24/6 border border-line bg-white"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className="fill-green-950" d={dark.join('')} />
    </svg>
  );
};

export const Key = ({ secret, uri }: { secret: string; uri: string }) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const goOn = () => document.querySelector<HTMLElement>('.code input')?.focus();
  const copy = () => {
    goOn();
    return navigator.clipboard.writeText(secret).then(
      () => notify('account.totp.copied'),
      () => notify('account.codes.copyFailed', { type: 'error' }),
    );
  };
  return (
    <div className="flex gap-6 flex-wrap items-center justify-center pt-2">
      <QrCode uri={uri} label={t('account.totp.picture')} />
      <div className="grid gap-3 justify-items-start flex-[1_1_240px] min-w-0 max-tablet:justify-items-stretch max-tablet:basis-full">
        <p className="text-small text-ink-2">{t('account.totp.enterLead')}</p>
        <p className="max-w-full py-2.5 px-4 rounded-[8px] text-[1.0625rem]/[1.6] font-semibold tracking-[0.04em] wrap-break-word bg-ground max-laptop:text-center">
          <span className="sr-only">{t('account.totp.key')}: </span>
          <bdi className="totp-key" dir="ltr">
            {inGroups(secret)}
          </bdi>
        </p>
        <div className="flex gap-2.5 flex-wrap max-tablet:grid">
          <button type="button" className="button quiet" onClick={() => void copy()}>
            <Icon name="copy" size={18} />
            {t('account.totp.copy')}
          </button>
          <a className="button quiet" href={uri} onClick={goOn}>
            <Icon name="mobile" size={18} />
            {t('account.totp.openApp')}
          </a>
        </div>
      </div>
    </div>
  );
};
