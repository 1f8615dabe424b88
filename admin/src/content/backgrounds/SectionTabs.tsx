import type { Backgrounds } from '@sanabel/contract/entities/background';
import { SECTIONS, type Section } from '@sanabel/contract/enumerations';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../kit/i18n/format.ts';
import { DIRECTIONS, useLanguage } from '../../kit/language/language.ts';

interface Props {
  section: Section;
  all: Backgrounds['backgroundsBySection'] | null;
  panelId: string;
  /** Sections with a chosen file that is not added yet. */
  waiting: readonly Section[];
  onShow: (section: Section) => void;
}

export const tabId = (section: Section): string => `background-tab-${section}`;

export const SectionTabs = ({ section, all, panelId, waiting, onShow }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const locale = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const hasCounts = all !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts make the tabs wider.
  useEffect(() => {
    list.current?.querySelector(`#${tabId(section)}`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [section, hasCounts]);
  /** Start from the focused tab: keys can be faster than the address. */
  const onKeyDown = (event: KeyboardEvent, focused: Section) => {
    const onward = DIRECTIONS[locale] === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const at = SECTIONS.indexOf(focused);
    const to = { [onward]: at + 1, [back]: at - 1, Home: 0, End: SECTIONS.length - 1 }[event.key];
    const next = to === undefined ? undefined : SECTIONS.at(to % SECTIONS.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div
      ref={list}
      className="relative flex gap-2 flex-wrap mb-5 max-laptop:flex-nowrap max-laptop:-mx-4 max-laptop:py-1 max-laptop:px-4 max-laptop:overflow-x-auto max-laptop:[scrollbar-width:none]"
      role="tablist"
      aria-label={t('backgrounds.sections')}
    >
      {SECTIONS.map((name) => (
        <button
          className="inline-flex gap-2 flex-none items-center min-h-11 px-4 border-[1.5px] border-line-strong rounded-[22px] bg-surface aria-selected:border-brand aria-selected:font-strong aria-selected:bg-brand aria-selected:text-on-brand"
          key={name}
          type="button"
          id={tabId(name)}
          role="tab"
          aria-selected={name === section}
          aria-controls={panelId}
          tabIndex={name === section ? 0 : -1}
          onClick={() => onShow(name)}
          onKeyDown={(event) => onKeyDown(event, name)}
        >
          {t(`backgrounds.section.${name}`)}
          {waiting.includes(name) && (
            <>
              <span className="size-2.5 rounded-full bg-wheat-500" aria-hidden="true" />
              <span className="sr-only"> {t('backgrounds.notAddedYet')}</span>
            </>
          )}
          {all && (
            <>
              <span className="text-note" aria-hidden="true">
                {formats.number(all[name].length)}
              </span>
              <span className="sr-only"> {t('backgrounds.total', { count: all[name].length })}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
};
