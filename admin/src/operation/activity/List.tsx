import { isSameDay } from '@sanabel/brand/zone';
import { ACTIVITY_PERIODS, type ActivityEntry } from '@sanabel/contract/panel';
import { useGetList } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Item } from '../../kit/data/resources.ts';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { useItemTitle } from '../../kit/language/localised.tsx';
import { ListBar } from '../../kit/lists/ListBar.tsx';
import { EmptyList, Pager } from '../../kit/lists/ListFoot.tsx';
import { ListMenu } from '../../kit/lists/ListMenu.tsx';
import { SelectBox } from '../../kit/lists/ListTools.tsx';
import { Avatar } from '../../kit/lists/people.tsx';
import { type List, useList } from '../../kit/lists/use-list.ts';
import { readSession } from '../../kit/session/session.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { actsOf, fatesOf, pathOf, signOf, versionsOf } from './paths.ts';
import { KINDS, sentenceOf } from './sentences.ts';

/** Placeholder at which the sentence is split: the title needs its own text direction. */
const HERE = '\uE000';

const tintOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

interface LineProps {
  entry: ActivityEntry;
  path: string | null;
  /** Number of further entries of the same act. */
  more?: number;
}

const ActivityLine = ({ entry, path, more = 0 }: LineProps) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const titleOf = useItemTitle();
  const { at, adminId, adminName, action, kind } = entry;
  const name = adminName || t('activity.server');
  const [before, after] = t(`activity.sentences.${sentenceOf(kind, action)}`, { title: HERE }).split(HERE);
  const title = <bdi className="font-strong">{titleOf(entry)}</bdi>;
  const versions = action === 'update' ? versionsOf(entry, path) : null;
  const section = KINDS.find((one) => one === kind);
  return (
    <div className="grid gap-x-3.5 gap-y-0.5 grid-cols-[84px_auto_minmax(0,1fr)_auto] items-center min-h-18 py-2.5 px-4.5 max-laptop:grid-cols-[auto_minmax(0,1fr)_auto] max-laptop:px-3.5">
      <time className="text-note text-ink-2 whitespace-nowrap max-laptop:col-[2/-1]" dateTime={at}>
        {when.time(at)}
      </time>
      <span className="grid place-items-center size-10 rounded-[4px_16px] bg-tint text-on-tint max-laptop:row-[1/span_2] max-laptop:self-start">
        <Icon name={signOf(action)} size={18} />
      </span>
      <div>
        <p className="wrap-anywhere">
          {before}
          {after !== undefined && (
            <>
              {path ? (
                <Link className="link" to={path}>
                  {title}
                </Link>
              ) : (
                title
              )}
              {after}
            </>
          )}
          {more > 0 && (
            <b className="inline-flex gap-1 items-center ms-2 font-strong text-brand">
              {t('activity.more', { count: more })}
              <Icon name="down" size={16} />
            </b>
          )}
        </p>
        <p className="flex gap-x-2 flex-wrap items-center text-note wrap-anywhere text-ink-2">
          <Avatar className="size-5.5 p-0 rounded-[3px_9px] text-note" name={name} tint={tintOf(adminId)} />
          <span>
            <bdi>{name}</bdi>
            {adminId !== '' && adminId === readSession()?.admin.id && ` (${t('activity.you')})`}
            {section && ` · ${t(`activity.kinds.${section}`)}`}
          </span>
        </p>
      </div>
      {versions && (
        <Link className="button quiet max-laptop:px-3" to={versions}>
          <Icon name="history" size={18} />
          <span className="max-laptop:sr-only">{t('versions.list')}</span>
          <span className="sr-only">: {titleOf(entry)}</span>
        </Link>
      )}
      {path?.startsWith('/trash') && action === 'delete' && (
        <Link className="button quiet max-laptop:px-3" to={path}>
          <Icon name="trash" size={18} />
          <span className="max-laptop:sr-only">{t('common.inBin')}</span>
        </Link>
      )}
    </div>
  );
};

const Day = ({ entries, fates }: { entries: readonly ActivityEntry[]; fates: ReadonlyMap<string, string> }) => {
  const when = useTimeFormat();
  const [first] = entries;
  if (!first) return null;
  const { word, date } = when.dayHead(first.at);
  return (
    <section className="mb-6">
      <h2 className="flex gap-2 flex-wrap items-baseline mb-2.5 text-section">
        {word ?? date}
        {word && <span className="text-note font-normal text-ink-2">{date}</span>}
      </h2>
      <ol className="card overflow-clip">
        {actsOf(entries).map(([entry, ...others]) => (
          <li key={entry.id} className="not-first:border-t not-first:border-line">
            {others.length === 0 ? (
              <ActivityLine entry={entry} path={pathOf(entry, fates)} />
            ) : (
              <details>
                <summary className="block cursor-pointer">
                  <ActivityLine entry={entry} path={null} more={others.length} />
                </summary>
                {[entry, ...others].map((one) => (
                  <ActivityLine key={one.id} entry={one} path={pathOf(one, fates)} />
                ))}
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Groups entries by day in the club's time zone. */
const daysOf = (entries: readonly ActivityEntry[]): ActivityEntry[][] => {
  const days: ActivityEntry[][] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.[0] && isSameDay(Date.parse(last[0].at), Date.parse(entry.at))) last.push(entry);
    else days.push([entry]);
  }
  return days;
};

const Tools = ({ list }: { list: List<'activity'> }) => {
  const { t } = useTranslation();
  const { data: admins = [] } = useGetList<Item<'admins'>>('admins', { pagination: { page: 1, perPage: 100 } });
  const all = { value: '', text: t('common.all') };
  const choose = (name: string) => (value: string) => list.filterBy(name, value);
  return (
    <ListBar search={{ value: list.q, label: t('activity.search'), onSearch: list.search }}>
      <ListMenu inForce={Object.values(list.filters).filter(Boolean).length}>
        <SelectBox
          label={t('activity.person')}
          value={list.filters.adminId ?? ''}
          options={[all, ...admins.map(({ id, fullName }) => ({ value: id, text: fullName }))]}
          onChoose={choose('adminId')}
        />
        <SelectBox
          label={t('activity.section')}
          value={list.filters.kind ?? ''}
          options={[all, ...KINDS.map((kind) => ({ value: kind, text: t(`activity.kinds.${kind}`) }))]}
          onChoose={choose('kind')}
        />
        <SelectBox
          label={t('activity.period')}
          value={list.filters.period ?? ''}
          options={[all, ...Object.keys(ACTIVITY_PERIODS).map((name) => ({ value: name, text: t(`activity.periods.${name as Period}`) }))]}
          onChoose={choose('period')}
        />
      </ListMenu>
    </ListBar>
  );
};
type Period = keyof typeof ACTIVITY_PERIODS;

const PER_PAGE = 50;
const FILTERS = ['adminId', 'kind'];
const CONDITIONS = ['period'];

export const Component = () => {
  const { t } = useTranslation();
  const list = useList('activity', { perPage: PER_PAGE, filters: FILTERS, conditions: CONDITIONS });
  const fates = fatesOf(list.items);
  const isEmpty = list.isRead && list.items.length === 0;
  const clear = (
    <button type="button" className="link min-h-11 px-1 underline" onClick={list.clear}>
      {t('activity.clear')}
    </button>
  );
  return (
    <>
      <PageHead
        title={t('activity.title')}
        lead={t('activity.lead')}
        {...(list.isRead ? { total: t('activity.total', { count: list.total }) } : {})}
      />
      <Tools list={list} />
      {list.isFiltered && !isEmpty && clear}
      <div className={list.isStale ? 'opacity-60' : undefined}>
        {daysOf(list.items).map((entries) => (
          <Day key={entries[0]?.id} entries={entries} fates={fates} />
        ))}
      </div>
      {isEmpty && (
        <EmptyList action={list.isFiltered ? clear : undefined}>
          {t(list.isFiltered ? 'activity.nothingFound' : 'activity.empty')}
        </EmptyList>
      )}
      <Pager page={list.page} pages={list.pages} onGo={list.goTo} />
    </>
  );
};
