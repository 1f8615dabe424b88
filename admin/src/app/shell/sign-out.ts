import type { TFunction } from 'i18next';
import { signOut } from '../../data/auth-provider.ts';
import type { useConfirm } from '../../feedback/use-confirm.tsx';
import { keepDraftAt } from '../../forms/desk/calls.ts';
import { keepAll } from '../../forms/desk/keep-all.ts';
import { type Draft, readAllDrafts } from '../../forms/draft.ts';
import { deleteNow } from '../../job-requests/deletion/waiting.ts';

interface Asking {
  t: TFunction;
  confirm: ReturnType<typeof useConfirm>['confirm'];
}

/**
 * Signs out, after a question where any window of this browser holds text that is not saved: signing out forgets it here, so it is brought
 * to the server first, and what the server cannot keep is asked about once more.
 */
export const askAndSignOut = async ({ t, confirm }: Asking): Promise<void> => {
  // An open form of this window keeps its draft when it loses the focus.
  window.dispatchEvent(new Event('blur'));
  const drafts = readAllDrafts();
  if (drafts.length > 0) {
    let lost: Draft[] = [];
    const isSure = await confirm({
      title: t('shell.unsaved', { count: drafts.length }),
      body: t('shell.unsavedBody'),
      confirmLabel: t('shell.keepAndLeave'),
      act: async () => {
        // Typed in another window while the question stood here.
        lost = await keepAll(readAllDrafts(), keepDraftAt);
      },
    });
    if (!isSure) return;
    const isResigned =
      lost.length === 0 ||
      (await confirm({
        title: t('shell.unkept', { count: lost.length }),
        body: t('shell.unkeptBody'),
        confirmLabel: t('shell.leaveUnkept'),
        cancelLabel: t('forms.stay'),
        isDangerous: true,
      }));
    if (!isResigned) return;
    // The question is answered: the browser’s own, of the form that is still open here, would be a second one.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  }
  await deleteNow().catch(() => undefined);
  await signOut(drafts.length > 0);
};
