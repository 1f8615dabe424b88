import { ENTITIES, type VersionedName } from '@sanabel/contract/entities/index';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useReadFailure } from '../feedback/failures.tsx';
import type { NamedFields } from '../forms/field-names.ts';
import { useTimeFormat } from '../i18n/format.ts';
import { useItemTitle } from '../language/localised.tsx';
import { EmptyList } from '../lists/ListFoot.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Kernels.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useVersion, useVersions } from './use-versions.ts';
import { VersionDifference } from './VersionDifference.tsx';
import { useActLabel, VersionList } from './VersionList.tsx';
import { VersionPreview } from './VersionPreview.tsx';

interface Props {
  list: VersionedName;
  fields: NamedFields;
  /** Path of the section. */
  path: string;
}

const PHONE = '(width <= 900px)';
/** Query parameter of the chosen version. */
const CHOSEN = 'version';

/** Shows all versions, and restores a chosen one (design guide, 14.11). */
export const VersionsPage = ({ list, fields, path }: Props) => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const titleOf = useItemTitle();
  const timeFormat = useTimeFormat();
  const actsOf = useActLabel(fields);
  const heading = useRef<HTMLHeadingElement>(null);
  const [areAllWanted, setAreAllWanted] = useState(address.has(CHOSEN));
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { data, error, refetch, isPending } = useVersions(list, id, areAllWanted);
  useReadFailure(error, refetch);
  const lines = data?.lines ?? [];
  const [first, second] = lines;
  const chosenId = lines.find((line) => line.id === address.get(CHOSEN))?.id ?? (second ?? first)?.id;
  const chosen = useVersion(chosenId);
  const newest = useVersion(first?.id);
  useReadFailure(chosen.error ?? newest.error, chosen.error ? chosen.refetch : newest.refetch);
  const { isSingle } = ENTITIES[list];
  const formPath = isSingle ? path : `${path}/${id}`;
  const name = isSingle ? t('kinds.list.media') : first ? titleOf(first) : '';
  const choose = (one: string) => {
    setAddress({ [CHOSEN]: one }, { replace: true });
    if (!window.matchMedia(PHONE).matches) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  const isDeleted = first?.act === 'delete';
  const canRestore = !isDeleted && chosenId !== first?.id;
  return (
    <>
      {isDeleted ? (
        <BackLink to={`/trash?kind=${list}`}>{t('versions.inTrash')}</BackLink>
      ) : (
        <BackLink to={formPath}>{t('versions.back')}</BackLink>
      )}
      <PageHead title={name === '' ? t('versions.list') : t('versions.title', { name })} lead={t('versions.lead')} />
      {isPending && !error && <Loading />}
      {data && lines.length === 0 && (
        <EmptyList
          action={
            <Link className="button quiet" to={formPath}>
              {t('versions.back')}
            </Link>
          }
        >
          {t(isSingle ? 'versions.none' : 'content.removed')}
        </EmptyList>
      )}
      {lines.length > 0 && (
        <div className="grid gap-5.5 grid-cols-[minmax(0,326px)_minmax(0,1fr)] items-start max-wide:grid-cols-1">
          <VersionList
            lines={lines}
            chosen={chosenId}
            fields={fields}
            hasOlder={(data?.total ?? 0) > lines.length}
            onChoose={choose}
            onOlder={() => setAreAllWanted(true)}
          />
          {chosen.data && newest.data ? (
            <VersionDifference
              list={list}
              fields={fields}
              chosen={chosen.data}
              newest={newest.data}
              later={lines.findIndex((line) => line.id === chosenId)}
              heading={heading}
              actsOf={actsOf}
            >
              {canRestore && (
                <footer className="sticky bottom-0 flex gap-x-3.5 gap-y-2 flex-wrap items-center py-3 px-5.5 border-t border-line rounded-es-[inherit] rounded-ee-[inherit] bg-surface max-laptop:static">
                  <button
                    type="button"
                    className="button max-tablet:w-full"
                    onClick={() => navigate(formPath, { state: { version: chosenId } })}
                  >
                    <Icon name="history" />
                    {t('versions.restore', { when: timeFormat.inside(chosen.data.at) })}
                  </button>
                  <p className="flex-[1_1_200px] text-note text-ink-2">{t('versions.restoreHint')}</p>
                  <button type="button" className="button quiet" onClick={() => setIsPreviewing(true)}>
                    <Icon name="eye" />
                    {t('forms.preview')}
                  </button>
                </footer>
              )}
            </VersionDifference>
          ) : (
            <Loading />
          )}
        </div>
      )}
      {isPreviewing && chosenId && (
        <VersionPreview list={list} itemId={id} version={chosenId} title={name} onClose={() => setIsPreviewing(false)} />
      )}
    </>
  );
};
