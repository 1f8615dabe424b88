import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useWindowEvent } from '../ui/use-window-event.ts';

interface Question extends Partial<Record<'title' | 'body' | 'leave' | 'stay', string>> {
  /** Everything stays as a draft, so that leaving loses nothing. */
  isKept?: boolean;
}

/** Asks before unsaved changes are left, in the app's own dialog. react-admin's `useWarnWhenUnsavedChanges` uses the browser's. */
export const useLeaveGuard = (isDirty: boolean, texts?: Question): { allow: () => void } => {
  const { t } = useTranslation();
  const { confirm } = useConfirm();
  const isAllowed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isDirty && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question for each attempt to leave.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: texts?.title ?? t('forms.unsavedTitle'),
      body: texts?.body ?? t('forms.unsavedBody'),
      confirmLabel: texts?.leave ?? t(texts?.isKept ? 'forms.leaveKept' : 'forms.leave'),
      cancelLabel: texts?.stay ?? t('forms.stay'),
      isDangerous: !texts?.isKept,
    }).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
  useWindowEvent('beforeunload', (event) => event.preventDefault(), { isOn: isDirty });
  return {
    allow: () => {
      isAllowed.current = true;
    },
  };
};
