import type { TFunction } from 'i18next';
import { deleteNow } from '../../applications/deletion/waiting.ts';
import { signOut } from '../../kit/data/auth-provider.ts';
import type { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { moveToServer, readAllChanges, type StoredChanges } from '../../kit/forms/unsaved-changes/browser-store.ts';
import { saveAutosave } from '../../kit/forms/unsaved-changes/server-store.ts';

interface Asking {
  t: TFunction;
  confirm: ReturnType<typeof useConfirm>['confirm'];
}

/**
 * Signs out. Signing out clears unsaved changes of all windows of this browser, so it first saves them on the server, and asks again about
 * those that the server cannot save.
 */
export const askAndSignOut = async ({ t, confirm }: Asking): Promise<void> => {
  // An open form saves its changes in the browser when it loses the focus.
  window.dispatchEvent(new Event('blur'));
  const unsaved = readAllChanges();
  if (unsaved.length > 0) {
    let lost: StoredChanges[] = [];
    const isSure = await confirm({
      title: t('shell.unsaved', { count: unsaved.length }),
      body: t('shell.unsavedBody'),
      confirmLabel: t('shell.saveAndSignOut'),
      act: async () => {
        // Read again: another window may have changed while the dialog was open.
        lost = await moveToServer(readAllChanges(), saveAutosave);
      },
    });
    if (!isSure) return;
    const isResigned =
      lost.length === 0 ||
      (await confirm({
        title: t('shell.unsavedLost', { count: lost.length }),
        body: t('shell.unsavedLostBody'),
        confirmLabel: t('shell.leaveUnkept'),
        cancelLabel: t('forms.stay'),
        isDangerous: true,
      }));
    if (!isResigned) return;
    // The user has answered: suppress the browser's own question from the form that is still open.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  }
  await deleteNow().catch(() => undefined);
  await signOut(unsaved.length > 0);
};
