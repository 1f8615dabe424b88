import { useTranslation } from 'react-i18next';
import { Link, Outlet, useSearchParams } from 'react-router-dom';
import { ListBar } from '../../kit/lists/ListBar.tsx';
import { EmptyList, Pager } from '../../kit/lists/ListFoot.tsx';
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

/** Keeps the query in the address, so that links lead to it. */
const useQuestion = () => {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Record<string, string>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: '', ...changes })) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    question: {
      q: params.get('q') ?? '',
      shown: SHOWN.find((one) => one === params.get('show')) ?? 'all',
      page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    },
    set,
    search: params.toString(),
  };
};

export const Component = () => {
  const { t } = useTranslation();
  const { question, set, search } = useQuestion();
  const goTo = (to: number) => set({ page: to === 1 ? '' : String(to) });
  const { media, total, pages, isLoading, isRead, hasFailed, refetch } = useMedia(question, goTo);
  const { standingOf } = useMediumLabels();
  const onGridKey = useGridKeys();
  const { q, shown, page } = question;
  return (
    <>
      <PageHead title={t('library.title')} {...(isRead ? { total: t('library.total', { count: total }) } : {})}>
        <AddFiles />
      </PageHead>
      <ListBar search={{ value: q, label: t('library.search'), onSearch: (text) => set({ q: text }) }} />
      <section aria-label={t('library.title')}>
        <MediaChips value={shown} onChoose={(chosen) => set({ show: chosen === 'all' ? '' : chosen })} />
        {shown === 'unused' && <p className="-mt-2 mb-4 text-ink-2">{t('library.unusedHint')}</p>}
        {isLoading && <Loading />}
        {hasFailed && <EmptyList button={[t('common.retry'), () => void refetch()]}>{t('library.loadFailed')}</EmptyList>}
        {isRead && media.length === 0 && <EmptyList>{t(q || shown !== 'all' ? 'common.nothingFound' : 'library.empty')}</EmptyList>}
        <ul className={MEDIA_GRID} onKeyDown={onGridKey}>
          {media.map((medium) => (
            <li key={medium.id}>
              <Link className={TILE} data-tile id={tileId(medium.id)} to={{ pathname: `/library/${medium.id}`, search }}>
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
