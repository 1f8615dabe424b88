import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { ListBar } from '../../kit/lists/ListBar.tsx';
import { EmptyList, Pager } from '../../kit/lists/ListFoot.tsx';
import { pageValue, useAddress } from '../../kit/lists/use-address.ts';
import { useMediumLabels } from '../../kit/media/labels.ts';
import { MediaChips } from '../../kit/media/MediaChips.tsx';
import { MEDIA_GRID, TILE, TileFace } from '../../kit/media/MediumTile.tsx';
import { useGridKeys } from '../../kit/media/use-grid-keys.ts';
import { SHOWN, useMedia } from '../../kit/media/use-media.ts';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { AddFiles } from './AddFiles.tsx';
import { tileId } from './ways.ts';

const SIZES = '(width > 900px) 200px, 46vw';

export const Component = () => {
  const { t } = useTranslation();
  const { params, read, pageIn, change } = useAddress();
  const q = read('q');
  const shown = SHOWN.find((one) => one === read('show')) ?? 'all';
  const page = pageIn('page');
  const goTo = (to: number) => change({ page: pageValue(to) });
  const { media, total, pages, isLoading, isRead, hasFailed, refetch } = useMedia({ q, shown, page }, goTo);
  const { standingOf } = useMediumLabels();
  const onGridKey = useGridKeys();
  return (
    <>
      <PageHead title={t('library.title')} {...(isRead ? { total: t('library.total', { count: total }) } : {})}>
        <AddFiles />
      </PageHead>
      <ListBar search={{ value: q, label: t('library.search'), onSearch: (text) => change({ page: '', q: text }) }} />
      <section aria-label={t('library.title')}>
        <MediaChips value={shown} onChoose={(chosen) => change({ page: '', show: chosen === 'all' ? '' : chosen })} />
        {shown === 'unused' && <p className="-mt-2 mb-4 text-ink-2">{t('library.unusedHint')}</p>}
        {isLoading && <Loading />}
        {hasFailed && <EmptyList button={[t('common.retry'), () => void refetch()]}>{t('library.loadFailed')}</EmptyList>}
        {isRead && media.length === 0 && <EmptyList>{t(q || shown !== 'all' ? 'common.nothingFound' : 'library.empty')}</EmptyList>}
        <ul className={MEDIA_GRID} onKeyDown={onGridKey}>
          {media.map((medium) => (
            <li key={medium.id}>
              <Link className={TILE} data-tile id={tileId(medium.id)} to={{ pathname: `/library/${medium.id}`, search: params.toString() }}>
                <TileFace medium={medium} sizes={SIZES} note={standingOf(medium)} isUnused={medium.endsAt !== null} />
              </Link>
            </li>
          ))}
        </ul>
        <Pager page={page} pages={pages} onGo={goTo} />
      </section>
      <Outlet />
    </>
  );
};
