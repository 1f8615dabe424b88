import { createPortal } from 'react-dom';
import { BannerBand, useBanner } from '../../kit/feedback/failures.tsx';
import { Toast, useToast } from '../../kit/feedback/Toasts.tsx';
import { useTopDialog } from '../../kit/ui/Dialog.tsx';
import { MailBand } from '../../operation/health/MailBand.tsx';
import { ConnectionBand, useConnection } from './Connection.tsx';

/** Shows all urgent messages. An open dialog shows failures inside: the page behind it can be neither seen nor reached. */
export const MessageLine = () => {
  const dialog = useTopDialog();
  const connection = useConnection();
  const toast = useToast(dialog);
  const { failure } = useBanner();
  // A failure without an answer says that the connection is lost.
  const isReported = connection === 'lost' && failure?.isUnanswered === true;
  const line = (
    <>
      <ConnectionBand connection={isReported ? 'up' : connection} />
      <MailBand />
      <BannerBand isConnected={connection !== 'lost'} />
    </>
  );
  const message = <Toast toast={toast} />;
  return (
    <>
      {dialog ? createPortal(line, dialog) : line}
      {toast.container ? createPortal(message, toast.container) : message}
    </>
  );
};
