import { ENTITIES, type VersionedName } from '@sanabel/contract/entities/index';
import type { Locale } from '@sanabel/contract/enumerations';
import type { VersionLine, WholeVersion } from '@sanabel/contract/versions';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedFields, useFieldName } from '../forms/field-names.ts';
import { useFormats, useTimeFormat } from '../i18n/format.ts';
import { LANGUAGE_NAMES, useLanguage } from '../language/language.ts';
import { type Compared, compared, hasChanged, inLanguage, languagesOf, TIMING } from './compared.ts';
import { Added, Removed } from './Difference.tsx';
import { FieldDifference } from './FieldDifference.tsx';
import { useValueFormat } from './value-format.ts';

interface TabsProps {
  locales: readonly Locale[];
  shown: Locale;
  countIn: (locale: Locale) => number;
  onShow: (locale: Locale) => void;
}

/** Keeps the tab of a language without changes. */
const LanguageTabs = ({ locales, shown, countIn, onShow }: TabsProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="flex gap-2 flex-wrap m-0 p-0 border-0 max-laptop:grid max-laptop:grid-cols-2 max-laptop:w-full">
      <legend className="sr-only">{t('content.languages')}</legend>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          className="min-h-11 py-1.5 px-4 border-[1.5px] border-line-strong rounded-[22px] bg-surface aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
          aria-pressed={locale === shown}
          onClick={() => onShow(locale)}
        >
          <span lang={locale}>{LANGUAGE_NAMES[locale]}</span> <small>{t('versions.changes', { count: countIn(locale) })}</small>
        </button>
      ))}
    </fieldset>
  );
};

const Unchanged = ({ list, fields, nameOf }: { list: string; fields: readonly Compared[]; nameOf: (name: string) => string }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const formatValue = useValueFormat(list);
  const filled = fields.filter(({ is }) => is !== '');
  if (filled.length === 0) return null;
  return (
    <details className="border-t border-line bg-ground">
      <summary className="min-h-11 py-2.5 px-5.5 text-note text-ink-2 cursor-pointer">
        {t('versions.same', { count: filled.length, fields: formats.list(filled.map(({ name }) => nameOf(name))) })}
      </summary>
      <dl className="grid gap-3 pt-1 pb-4 px-5.5">
        {filled.map(({ name, is, language }) => (
          <div key={name}>
            <dt className="text-note font-semibold">{nameOf(name)}</dt>
            <dd className="leading-[1.9] whitespace-pre-line wrap-anywhere" lang={language ?? undefined} dir="auto">
              {formatValue(name, is)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

interface Props {
  list: VersionedName;
  fields: NamedFields;
  chosen: WholeVersion;
  newest: WholeVersion;
  /** Number of versions after the chosen one. */
  later: number;
  heading: Ref<HTMLHeadingElement>;
  actsOf: (version: VersionLine) => string;
  children: ReactNode;
}

/** Compares a version with the newest one, by language (design guide, 14.11). */
export const VersionDifference = ({ list, fields, chosen, newest, later, heading, actsOf, children }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const timeFormat = useTimeFormat();
  const nameOfField = useFieldName({});
  const [wanted, setWanted] = useState<Locale>(locale);
  const all = compared(list, fields, chosen.item, newest.item);
  const locales = languagesOf(all);
  const shown = locales.includes(wanted) ? wanted : (locales[0] ?? locale);
  const seen = inLanguage(all, shown);
  const pictures = ENTITIES[list].files.filter(({ rule }) => rule.kind === 'image').map(({ attribute }): string => attribute);
  const nameOf = (name: string): string => {
    const field = fields[name];
    if (field) return t(field.label);
    return name === TIMING ? t('forms.timing.title') : nameOfField(name);
  };
  const changed = seen.filter(hasChanged);
  const isNewest = chosen.id === newest.id;
  const when = timeFormat.inside(chosen.at);
  return (
    <article className="version-difference card" aria-labelledby="version-difference">
      <header className="flex gap-x-4 gap-y-2.5 flex-wrap items-center justify-between py-4 px-5.5 max-laptop:px-4">
        <div className="min-w-0">
          <h2 id="version-difference" className="text-[1.125rem] wrap-anywhere scroll-mt-32.5" ref={heading} tabIndex={-1}>
            {isNewest ? t('versions.thisIsCurrent') : t('versions.from', { when })}
          </h2>
          <p className="text-note text-ink-2">
            {t('versions.by', { name: chosen.adminName || t('activity.server') })}{' '}
            {isNewest ? actsOf(chosen) : t('versions.later', { count: later })}
          </p>
        </div>
        {locales.length > 1 && !isNewest && (
          <LanguageTabs
            locales={locales}
            shown={shown}
            countIn={(one) => inLanguage(all, one).filter(hasChanged).length}
            onShow={setWanted}
          />
        )}
      </header>
      {isNewest ? (
        <p className="py-4 px-5.5 border-t border-line text-ink-2 max-laptop:px-4">
          {t(later === 0 && newest.act === 'create' ? 'versions.onlyOne' : 'versions.chooseOlder')}
        </p>
      ) : (
        <>
          <p className="py-2 px-5.5 border-t border-line text-note bg-ground">
            <Added>{t('versions.addedSince')}</Added> <Removed>{t('versions.removedSince')}</Removed>
          </p>
          {changed.map((field) => (
            <FieldDifference
              list={list}
              key={field.name}
              field={field}
              title={nameOf(field.name)}
              isPicture={(name) => pictures.includes(name)}
            />
          ))}
          {changed.length === 0 && <p className="py-4 px-5.5 border-t border-line text-ink-2 max-laptop:px-4">{t('versions.nothing')}</p>}
          <Unchanged list={list} fields={seen.filter((field) => !hasChanged(field))} nameOf={nameOf} />
        </>
      )}
      {children}
    </article>
  );
};
