import { SCENES } from '@sanabel/brand/scenes';
import type { Backgrounds } from '@sanabel/contract/entities/background';
import { SECTIONS, type Section } from '@sanabel/contract/enumerations';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS, useLanguage } from '../../kit/language/language.ts';
import { Photo } from '../../kit/ui/Photo.tsx';

interface Props {
  section: Section;
  all: Backgrounds | null;
  panelId: string;
  /** Sections with a chosen file that is not added yet. */
  waiting: readonly Section[];
  onShow: (section: Section) => void;
}

export const tabId = (section: Section): string => `background-tab-${section}`;

export const SectionTabs = ({ section, all, panelId, waiting, onShow }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const list = useRef<HTMLDivElement>(null);
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
      className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(104px,1fr))] mb-5"
      role="tablist"
      aria-label={t('backgrounds.sections')}
    >
      {SECTIONS.map((name) => (
        <button
          className="relative grid gap-1 content-start p-1.5 border-[1.5px] border-line-strong rounded-[12px] text-note leading-normal text-center bg-surface aria-selected:border-brand aria-selected:font-strong aria-selected:bg-brand aria-selected:text-on-brand"
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
          <Photo
            className="w-full aspect-16/9 rounded-[6px] bg-tint object-cover"
            src={all?.backgroundsBySection[name].find(({ id }) => id === all.selectedBackgrounds[name])?.url ?? SCENES[name].src}
            sizes="112px"
          />
          {t(`backgrounds.section.${name}`)}
          {waiting.includes(name) && (
            <>
              <span className="absolute top-2.5 end-2.5 size-3 rounded-full border-2 border-white bg-wheat-500" aria-hidden="true" />
              <span className="sr-only"> {t('backgrounds.notAddedYet')}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
};
