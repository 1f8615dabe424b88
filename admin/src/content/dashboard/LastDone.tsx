import { ITEM_KINDS, KINDS } from '@sanabel/contract/kinds/index';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { may } from '../../kit/data/may.ts';
import { readLastDone } from '../../kit/publication/last-done.ts';

const SHOWN = 4;
/** Filled up with the tasks of most days. */
const USUAL = [
  { to: '/contacts', label: 'contacts.phoneNumber', needs: 'PATCH /media' },
  { to: '/gallery', label: 'kinds.list.gallery', needs: 'POST /gallery' },
  { to: '/jobs', label: 'kinds.list.job-requests', needs: 'GET /job-requests' },
  ...ITEM_KINDS.map((name) => ({ to: KINDS[name].listPath, label: `kinds.list.${name}`, needs: `POST /${name}` }) as const),
] as const;

/** Links to what this person changed last. */
export const LastDone = () => {
  const { t } = useTranslation();
  const [done] = useState(readLastDone);
  const usual = USUAL.filter(({ needs }) => may(needs)).map(({ to, label }) => ({ to, name: t(label) }));
  return (
    <nav className="flex gap-x-4 mt-1 overflow-hidden text-note text-brand" aria-label={t('dashboard.lastDone')}>
      {[...done, ...usual].slice(0, SHOWN).map(({ to, name }) => (
        <Link key={to} className="inline-flex items-center min-h-11 min-w-8 max-w-[16em] no-underline hover:underline" to={to}>
          <bdi className="truncate">{name}</bdi>
        </Link>
      ))}
    </nav>
  );
};
