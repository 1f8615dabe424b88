import type { ActivityEntry } from '@sanabel/contract/panel';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import { useItemTitle } from '../language/localised.tsx';
import { ListFrame } from '../lists/ListFrame.tsx';
import { Avatar } from '../lists/people.tsx';
import { useList } from '../lists/use-list.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { sentenceOf } from './sentences.ts';

/** Stands for the title until the sentence is cut there: the title gets its own direction. */
const HERE = '\uE000';

/** The same admin has the same tint everywhere in the record. */
const tintOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const ActivityLine = ({ entry }: { entry: ActivityEntry }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleOf = useItemTitle();
  const { at, adminId, adminName, action, kind, title } = entry;
  const name = adminName || t('activity.server');
  const [before, after] = t(`activity.said.${sentenceOf(kind, action)}`, { title: HERE }).split(HERE);
  return (
    <li className="flex gap-3.5 items-center py-3 px-4 border-t border-line max-desk:mb-2 max-desk:card">
      <Avatar name={name} turn={tintOf(adminId)} />
      <div>
        <p className="leading-[1.6] wrap-anywhere">
          {before}
          {after !== undefined && (
            <>
              <bdi className="font-strong">{titleOf({ kind, title, arabicTitle: '' })}</bdi>
              {after}
            </>
          )}
        </p>
        <p className="text-meta/[1.6] wrap-anywhere text-ink-2">
          <bdi className="font-strong">{name}</bdi> · <time dateTime={at}>{formats.dateTime(at)}</time>
        </p>
      </div>
    </li>
  );
};

const PER_PAGE = 50;

/** The record of what staff did, newest first. */
export const Component = () => {
  const { t } = useTranslation();
  const list = useList('activity', { perPage: PER_PAGE });
  return (
    <>
      <PageHead title={t('activity.title')} lead={t('activity.lead')} />
      <ListFrame list={list} searchLabel={t('activity.search')} emptyText={t('activity.empty')} clearLabel={t('activity.clear')}>
        <ol className={list.isStale ? 'opacity-60' : undefined}>
          {list.items.map((entry) => (
            <ActivityLine key={entry.id} entry={entry} />
          ))}
        </ol>
      </ListFrame>
    </>
  );
};
