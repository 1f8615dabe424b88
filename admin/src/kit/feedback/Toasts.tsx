import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import './message.css';

const SHOWN_MS = 5_000;

/**
 * Shows the newest message of react-admin's `useNotify`. Its timer stops under the pointer or the focus. It stays where it came up: in a
 * dialog that opens later, it would be read as part of that dialog's question.
 */
export const useToast = (top: HTMLElement | null) => {
  const { notifications, setNotifications } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [container, setContainer] = useState(top);
  useEffect(() => {
    const newest = notifications.at(-1);
    if (!newest) return;
    setShown(newest);
    setContainer(newest.notificationOptions?.isNews ? null : top);
    setNotifications([]);
  }, [notifications, setNotifications, top]);
  useEffect(() => {
    if (!shown || isPaused) return;
    const timer = setTimeout(() => setShown(null), shown.notificationOptions?.autoHideDuration ?? SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, isPaused]);
  return {
    shown,
    container: !shown || container?.isConnected === false ? top : container,
    setPaused: setIsPaused,
    close: () => {
      setShown(null);
      setIsPaused(false);
    },
  };
};

/** The live region is always rendered: screen readers ignore one that arrives together with its text. */
export const Toast = ({ toast: { shown, setPaused, close } }: { toast: ReturnType<typeof useToast> }) => {
  const translate = useTranslate();
  const { t } = useTranslation();
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
          className={`message ${isError ? 'bg-banner' : 'bg-green-950'}`}
          onMouseEnter={() => setPaused(true)}
          onMouseLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          <Icon name={isError ? 'warning' : 'check'} />
          <p>{text}</p>
          <IconButton icon="close" label={t('common.close')} onClick={close} />
        </div>
      )}
    </div>
  );
};
