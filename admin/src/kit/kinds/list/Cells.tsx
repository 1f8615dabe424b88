import { otherLocale } from '@sanabel/brand/locales';
import { type KindFields, valuesIn } from '@sanabel/contract/kinds/fields';
import type { UsefulItem } from '@sanabel/contract/useful';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StalenessLine } from '../../forms/counterpart/StalenessLine.tsx';
import type { ItemTiming } from '../../forms/timing/TimingBadge.tsx';
import { useScheduleFormat } from '../../forms/timing/use-schedule-format.ts';
import { useFormats, useTimeFormat } from '../../i18n/format.ts';
import { DIRECTIONS, useLanguage } from '../../language/language.ts';
import { OpenBadge } from '../../lists/present/OpenBadge.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LanguagesSign } from '../../ui/LanguagesSign.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { type ListLayout, missingIn, type Picked, type Values } from './layout.ts';
import { type Period, StateChip } from './StateChip.tsx';
import { useListTexts } from './texts.ts';
import type { Reference, References } from './use-references.ts';

/** Missing fields that are named. */
const NAMED_MAX = 2;

export const textIn = (item: Values, name: string): string => String(item[name] ?? '');

const TONES = { urgent: 'bg-brick-600 text-white', usual: 'bg-wheat-300 text-green-950', over: 'bg-disabled text-ink-2' };

interface TileProps {
  picture: string;
  /** Path of the drawing for an item without a picture. */
  drawing: string;
  tone: keyof typeof TONES;
}

/** Picture of the item, or a drawing in the colour of its level. */
export const Tile = ({ picture, drawing, tone }: TileProps) =>
  picture ? (
    <Photo className="flex-none size-11 kernel-16/4 object-cover" src={picture} width={44} height={44} sizes="44px" />
  ) : (
    <span className={`flex-none grid place-items-center w-11 h-10 kernel-20/4 ${TONES[tone]}`}>
      <Drawing path={drawing} size={22} />
    </span>
  );

interface TitleProps {
  item: Values;
  title: ListLayout['title'];
  name: string;
  to: string;
  isOver: boolean;
  openAt: readonly string[] | undefined;
}

/** The title in the reader's language over the other one. Its link covers the row, except for its box and its acts. */
export const TitleCell = ({ item, title, name, to, isOver, openAt }: TitleProps) => {
  const locale = useLanguage();
  const texts = useListTexts();
  const other = otherLocale(locale);
  const [mine, theirs] = [textIn(item, title[locale]), textIn(item, title[other])];
  const isTranslated = mine !== '' && theirs !== '' && title.ar !== title.en;
  const missing =
    title.ar !== title.en && (mine !== '' || theirs !== '') ? (textIn(item, title.en) === '' ? texts.noEnglish : texts.noArabic) : '';
  return (
    <div className="min-w-0">
      <Link
        className={`block font-semibold leading-normal no-underline text-pretty wrap-anywhere hover:underline underline-offset-4 after:absolute after:inset-0 ${isOver ? 'text-ink-2' : ''}`}
        to={to}
      >
        {mine === '' && theirs !== '' ? <bdi lang={other}>{name}</bdi> : <bdi>{name}</bdi>}
      </Link>
      {isTranslated ? (
        <span
          className="block w-fit max-w-full truncate text-note text-ink-2 max-laptop:whitespace-normal"
          lang={other}
          dir={DIRECTIONS[other]}
        >
          {theirs}
        </span>
      ) : (
        missing && (
          <p className="flex gap-1.5 items-center text-note text-wheat-800">
            <LanguagesSign size={15} />
            {missing}
          </p>
        )
      )}
      <StalenessLine item={item} />
      <OpenBadge names={openAt} />
    </div>
  );
};

interface StateProps {
  item: ItemTiming & Values;
  period: Period | null;
  layout: ListLayout;
  fields: KindFields;
  isOver: boolean;
}

export const isUrgent = ({ level }: ListLayout, item: Values): boolean => level?.urgent !== undefined && level.urgent === item[level.name];

/** State, and under it what a draft lacks, or how much the item matters. */
export const StateCell = ({ item, period, layout, fields, isOver }: StateProps) => {
  const formats = useFormats();
  const locale = useLanguage();
  const texts = useListTexts();
  const missing = item.isDraft ? missingIn(fields, item) : [];
  const level = layout.level?.choices[textIn(item, layout.level.name)]?.[locale];
  const tone = isOver ? 'text-ink-2' : isUrgent(layout, item) ? 'text-danger font-strong' : 'text-wheat-800 font-strong';
  return (
    <>
      <StateChip item={item} period={period} />
      {missing.length > 0 ? (
        <p className="flex gap-1.5 items-center text-note text-danger">
          <Icon name="warning" size={15} />
          {texts.missing(formats.list(missing.slice(0, NAMED_MAX).map(({ label }) => label[locale])), missing.length > NAMED_MAX)}
        </p>
      ) : (
        level && <p className={`text-note ${tone}`}>{level}</p>
      )}
    </>
  );
};

export const PeriodCell = ({ from, until }: Period) => {
  const texts = useListTexts();
  const format = useScheduleFormat();
  if (from === '' && until === '') return <span className="block">{texts.noPeriod}</span>;
  return (
    <>
      <Icon className="laptop:hidden" name="clock" size={17} />
      {from && <span className="block">{format(from, { isShort: true })}</span>}
      {until && <span className="block text-ink-2">{texts.until(format(until, { isShort: true, isEnd: true }))}</span>}
    </>
  );
};

interface PickedProps {
  item: Values;
  fields: readonly Picked[];
  references: References;
}

/** Names of what is chosen; none chosen means all. */
const usePicked = ({ item, references }: Omit<PickedProps, 'fields'>) => {
  const formats = useFormats();
  const locale = useLanguage();
  const texts = useListTexts();
  return (field: Picked): string => {
    const chosen = textIn(item, field.name);
    if (chosen === '') return field.type === 'choice' ? '' : texts.allOf(field.label[locale]);
    if (field.type === 'reference') return formats.list(references.referencesIn(chosen).map(({ title }) => title));
    return formats.list(valuesIn(chosen).map((value) => field.choices[value]?.[locale] ?? value));
  };
};

export const PlacesCell = ({ fields, ...props }: PickedProps) => {
  const picked = usePicked(props);
  return fields.map((field, index) => (
    <span key={field.name} className={index === 0 ? 'block' : 'block text-note text-ink-2 line-clamp-2'}>
      {picked(field)}
    </span>
  ));
};

export const PersonCell = ({ person, date }: { person: Reference | undefined; date: string }) => {
  const { day } = useTimeFormat();
  return (
    <div className="flex gap-2.5 items-center">
      {person?.picture && (
        <Photo
          className="flex-none size-9 rounded-t-[18px] rounded-b-[4px] object-cover object-[50%_20%]"
          src={person.picture}
          width={36}
          height={36}
          sizes="36px"
        />
      )}
      <span className="min-w-0">
        {person && <bdi className="block wrap-anywhere">{person.title}</bdi>}
        {date && (
          <span className={`block ${person ? 'text-note text-ink-2' : ''}`}>{day(date.length > 10 ? date : `${date}T12:00:00Z`)}</span>
        )}
      </span>
    </div>
  );
};

/** What visitors answered to "was this useful?". */
export const UsefulCell = ({ counts }: { counts: Pick<UsefulItem, 'yes' | 'no'> | undefined }) => {
  const texts = useListTexts();
  return counts ? (
    <>
      <span className="block font-semibold">{texts.yes(counts.yes)}</span>
      <span className="block text-ink-2">{texts.no(counts.no)}</span>
    </>
  ) : (
    '–'
  );
};

/** Menu of a row: what is rarely done. It closes before the act, so that a dialog returns the focus to the menu's button. */
export const RowMenu = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <>
    <button type="button" className="icon-button" popoverTarget={id} aria-label={label}>
      <Icon className="rotate-90 stroke-[2.4]" name="more" />
    </button>
    <div
      id={id}
      className="popover-menu gap-1 p-2 min-w-52"
      popover="auto"
      role="dialog"
      aria-label={label}
      onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
    >
      {children}
    </div>
  </>
);
