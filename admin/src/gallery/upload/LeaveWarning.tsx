import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';

/** In place while files are on their way: leaving would end them. */
export const LeaveWarning = () => {
  const { t } = useTranslation();
  useLeaveGuard(true, {
    title: t('gallery.leaveTitle'),
    body: t('gallery.leaveBody'),
    leave: t('gallery.leaveGo'),
    stay: t('gallery.leaveStay'),
  });
  return null;
};
