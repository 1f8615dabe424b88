import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import './toasts.css';

const SHOWN_MS = 5_000;

/** Shows the messages of react-admin's `useNotify`, top centre for five seconds; the time stands still under the pointer or the focus. */
export const Toasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const { t } = useTranslation();
  const [shown, setShown] = useState<NotificationPayload | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === null && notifications.length > 0) setShown(takeNotification() ?? null);
  }, [notifications, shown, takeNotification]);
  useEffect(() => {
    // In the top layer, so that it is over an open dialog as well.
    if (shown) place.current?.showPopover();
    if (!shown || isHeld) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  const isError = shown?.type === 'error';
  const text =
    typeof shown?.message === 'string'
      ? translate(shown.message, { _: shown.message, ...shown.notificationOptions?.messageArgs })
      : shown?.message;
  return (
    <div role={isError ? 'alert' : 'status'} className="toasts">
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pausing is a courtesy; everything works without it.
        <div
          ref={place}
          popover="manual"
          className={`dark-band top-4 bottom-auto flex gap-3 items-center my-0 mx-auto w-max max-w-[calc(100%-32px)] py-1.5 px-4.5 border-0 kernel-26/8 text-white shadow-(--shadow-float) motion-safe:animate-[toast-in_200ms_cubic-bezier(0.2,0.7,0.2,1)] ${isError ? 'bg-[#7e2413]' : 'bg-green-950'}`}
          onMouseEnter={() => setIsHeld(true)}
          onMouseLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <Icon name={isError ? 'warning' : 'check'} />
          <span>{text}</span>
          <button
            type="button"
            className="icon-button text-inherit hover:bg-white/14"
            aria-label={t('common.close')}
            onClick={() => setShown(null)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
};
