import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useLeaveGuard } from '../../kit/forms/use-leave-guard.ts';
import { ListBar } from '../../kit/lists/ListBar.tsx';
import { EmptyList } from '../../kit/lists/ListFoot.tsx';
import { ListMenu } from '../../kit/lists/ListMenu.tsx';
import { ManyBar } from '../../kit/lists/many/ManyBar.tsx';
import { StateFilter } from '../../kit/lists/StateFilter.tsx';
import { ListModes, useListMode } from '../../kit/lists/selection/ListModes.tsx';
import type { Moving } from '../../kit/lists/sortable-list.tsx';
import { useOrder } from '../../kit/lists/use-order.ts';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { CAPTION_FORM } from './fields.ts';
import { GallerySection } from './items/GallerySection.tsx';
import { kindOf, pictureOf, useItemName } from './items/Picture.tsx';
import { Preview } from './items/Preview.tsx';
import { useGallery } from './items/use-gallery.ts';
import { LinkForm } from './link/LinkForm.tsx';
import type { FileKind } from './upload/rules.ts';
import { useChosenFiles } from './upload/use-file-questions.tsx';
import { useUploads } from './upload/use-uploads.ts';

const KINDS = ['image', 'video'] as const satisfies readonly FileKind[];
const LEADS = { plain: 'gallery.lead', select: 'lists.selectHint', order: 'lists.orderHint' } as const;

/** Leaving the page would abort the uploads. */
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

/** Disables everything else during uploads. */
export const Component = () => {
  const { t } = useTranslation();
  const { items, isLoading, hasFailed, refetch, q, state, isFiltered, search, filterByState } = useGallery();
  const { order, moving } = useOrder('gallery');
  const uploads = useUploads();
  const chosen = useChosenFiles();
  const take = async (files: File[], kind: FileKind) => {
    const accepted = await chosen(files, kind);
    if (accepted.length > 0) await uploads.run(accepted, kind);
  };
  const nameOf = useItemName(items);
  const itemsOf = (kind: FileKind) => items.filter((item) => kindOf(item) === kind);
  const shownInOrder = KINDS.flatMap(itemsOf);
  const mode = useListMode(shownInOrder.map(({ id }) => id));
  const [opened, setOpened] = useState<string | null>(null);
  const sectionOf = (kind: FileKind) => ({
    kind,
    items: itemsOf(kind),
    list: mode,
    onShow: setOpened,
    isLoading,
    isSearching: isFiltered,
    moving,
    isDisabled: uploads.isBusy,
    uploads: { ...uploads, uploads: uploads.uploads.filter((upload) => upload.kind === kind) },
    onFiles: (files: File[]) => void take(files, kind),
    onOrder: (ids: string[], moved: Moving) => void order(ids, moved),
  });
  const modes = <ListModes list={mode} count={items.length} total={items.length} isFiltered={isFiltered} isDisabled={uploads.isBusy} />;
  return (
    <>
      <PageHead title={t('kinds.list.gallery')} lead={t(LEADS[mode.mode])} />
      <ListBar search={mode.mode === 'plain' ? { value: q, label: t('gallery.search'), onSearch: search } : null}>
        {mode.mode === 'plain' ? (
          <ListMenu inForce={state ? 1 : 0}>
            <StateFilter resource="gallery" label={t('gallery.bothKinds')} isSearched={q !== ''} value={state} onChoose={filterByState} />
            <div className="grid gap-1.5">{modes}</div>
          </ListMenu>
        ) : (
          modes
        )}
      </ListBar>
      {uploads.isBusy && <LeaveWarning />}
      {hasFailed ? (
        <EmptyList button={[t('common.retry'), () => void refetch()]}>{t('gallery.loadFailed')}</EmptyList>
      ) : (
        <>
          <GallerySection {...sectionOf('image')} />
          <GallerySection {...sectionOf('video')}>
            <LinkForm />
          </GallerySection>
          {mode.mode === 'select' && (
            <ManyBar
              kind="gallery"
              fields={CAPTION_FORM}
              list={mode}
              items={shownInOrder.map((item) => ({ id: item.id, name: nameOf(item).text, picture: pictureOf(item) }))}
            />
          )}
        </>
      )}
      {opened !== null && <Preview items={shownInOrder} id={opened} onShow={setOpened} onClose={() => setOpened(null)} />}
      <Outlet />
    </>
  );
};
