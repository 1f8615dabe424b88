import type { LibraryMedium, MediumUse } from '@sanabel/contract/library';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../kit/i18n/format.ts';
import { useMediumLabels } from '../../../kit/media/labels.ts';
import { wayTo } from '../ways.ts';

const OTHERS = [
  ['bin', 'common.inBin'],
  ['change', 'library.inChanges'],
  ['version', 'library.inVersions'],
] as const;

/** Lists items first, then the trash, scheduled changes and earlier versions. */
export const Uses = ({ medium: { uses, useCounts, endsAt } }: { medium: LibraryMedium }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { titleOfUse } = useMediumLabels();
  const line = (use: MediumUse) => (
    <li
      className="flex gap-2 flex-wrap items-center min-h-11 border-b border-line wrap-anywhere"
      key={`${use.by} ${use.list} ${use.id} ${use.attribute}`}
    >
      <Link to={wayTo(use)}>
        <bdi>{titleOfUse(use)}</bdi>
      </Link>{' '}
      <span className="chip">{t(`kinds.one.${use.list}`)}</span>
    </li>
  );
  const by = (user: MediumUse['by']) => uses.filter((use) => use.by === user);
  return (
    <section className="grid gap-2" aria-label={t('library.uses')}>
      <h3 className="text-item">{useCounts.item > 0 ? t('library.used', { count: useCounts.item }) : t('library.notUsed')}</h3>
      {useCounts.item > 0 && <ul>{by('item').map(line)}</ul>}
      {OTHERS.filter(([user]) => useCounts[user] > 0).map(([user, heading]) => (
        <Fragment key={user}>
          <h3 className="text-item">{t(heading)}</h3>
          <ul>{by(user).map(line)}</ul>
        </Fragment>
      ))}
      {endsAt !== null && <p>{t('library.endsAt', { date: formats.date(endsAt) })}</p>}
    </section>
  );
};
