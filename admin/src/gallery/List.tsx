import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { EmptyList } from '../lists/ListFoot.tsx';
import { SearchBox } from '../lists/ListTools.tsx';
import type { Moving } from '../lists/SortableItem.tsx';
import { useOrder } from '../lists/use-order.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { GallerySection } from './items/GallerySection.tsx';
import { useGallery } from './items/use-gallery.ts';
import { LinkForm } from './link/LinkForm.tsx';
import type { FileKind } from './upload/rules.ts';
import { useChosenFiles } from './upload/use-file-questions.tsx';
import { useUploads } from './upload/use-uploads.ts';
import './gallery.css';

/** In place while files are on their way: leaving would end them. */
const LeaveWarning = () => {
  const { t } = useTranslation();
  useLeaveGuard(true, {
    title: t('gallery.leaveTitle'),
    body: t('gallery.leaveBody'),
    leave: t('gallery.leaveGo'),
    stay: t('gallery.leaveStay'),
  });
  return null;
};

/** Photos, then videos. While files are uploaded, everything else waits. */
export const Component = () => {
  const { t } = useTranslation();
  const { items, isLoading, hasFailed, refetch, q, search } = useGallery();
  const { order, moving } = useOrder('gallery');
  const uploads = useUploads();
  const chosen = useChosenFiles();
  const take = async (files: File[], kind: FileKind) => {
    const accepted = await chosen(files, kind);
    if (accepted.length > 0) await uploads.run(accepted, kind);
  };
  const sectionOf = (kind: FileKind) => ({
    kind,
    items: items.filter(({ type }) => (type === 'image') === (kind === 'image')),
    isLoading,
    isSearching: q !== '',
    moving,
    isDisabled: uploads.isBusy,
    uploads: { ...uploads, uploads: uploads.uploads.filter((upload) => upload.kind === kind) },
    onFiles: (files: File[]) => void take(files, kind),
    onOrder: (ids: string[], moved: Moving) => void order(ids, moved),
  });
  return (
    <>
      <PageHead title={t('gallery.title')} lead={t('gallery.lead')}>
        <SearchBox value={q} label={t('gallery.search')} onSearch={search} />
      </PageHead>
      {uploads.isBusy && <LeaveWarning />}
      {hasFailed ? (
        <EmptyList
          action={
            <button type="button" className="button quiet" onClick={() => void refetch()}>
              {t('common.retry')}
            </button>
          }
        >
          {t('gallery.loadFailed')}
        </EmptyList>
      ) : (
        <>
          <GallerySection {...sectionOf('image')} />
          <GallerySection {...sectionOf('video')}>
            <LinkForm />
          </GallerySection>
        </>
      )}
      <Outlet />
    </>
  );
};
