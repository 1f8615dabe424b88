import { createPortal } from 'react-dom';
import { BannerBand } from '../../feedback/failures.tsx';
import { Toast, useToast } from '../../feedback/Toasts.tsx';
import { MailBand } from '../../health/MailBand.tsx';
import { useTopDialog } from '../../ui/top-dialog.ts';
import { ConnectionBand, useConnection } from './Connection.tsx';

/**
 * The one place for what must be seen at once: whether the server answers and mail leaves, what failed, and what was done. It is under the app bar, or in
 * the dialog over everything else, because what is under a dialog is neither seen nor reached.
 */
export const MessageLine = () => {
  const dialog = useTopDialog();
  const connection = useConnection();
  const toast = useToast();
  const line = (
    <>
      <ConnectionBand connection={connection} />
      <MailBand />
      <BannerBand isConnected={connection !== 'lost'} />
      <Toast toast={toast} />
    </>
  );
  return dialog ? createPortal(line, dialog) : line;
};
