import { LOCALES } from '@sanabel/contract/enumerations';
import { indexAfterKey } from '@sanabel/contract/typing/list-box';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useTrashActions } from '../../content/trash/use-trash-actions.tsx';
import { useFormats } from '../../kit/i18n/format.ts';
import { textsOf } from '../../kit/i18n/texts-of.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { SECTIONS, usable } from '../sections.ts';
import { type Choice, choicesOf } from './choices.ts';
import { findPages, type Page, pagesOfPanel } from './pages.ts';
import { Row } from './Row.tsx';
import { useSearch } from './use-search.ts';

const MESSAGE = 'grid gap-2.5 justify-items-center pt-9 pb-11 px-4 text-center';
const MESSAGE_TEXT = 'max-w-[32em] wrap-anywhere text-ink-2';

const Key = ({ children }: { children: string }) => (
  <kbd
    className="inline-block ms-1.5 me-0.5 py-0.75 px-1.75 border border-line-strong rounded-[5px] text-note/[1] font-text font-medium"
    dir="ltr"
  >
    {children}
  </kbd>
);

const useAct = (onClose: () => void) => {
  const navigate = useNavigate();
  const { restore } = useTrashActions();
  return (choice: Choice): void => {
    onClose();
    if (choice.to !== null) void navigate(choice.to);
    else if (choice.hit.deleted) {
      const { id, title, arabicTitle, deleted } = choice.hit;
      void restore({ id, title, arabicTitle, kind: deleted.kind });
    }
  };
};

const NONE = { pages: [], languages: [] };

/** The panel's pages, and its texts in both languages: a label is searched in the one that the reader knows it by. */
const usePages = () => {
  const { data } = useQuery({
    queryKey: ['pages of the panel'],
    queryFn: async () => ({ pages: await pagesOfPanel(), languages: await Promise.all(LOCALES.map(textsOf)) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
};

const SearchDialog = ({ typedAhead, onClose }: { typedAhead: () => string; onClose: () => void }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const [typed, setTyped] = useState('');
  // Read the keys in a layout effect: some are pressed while the field is rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => setTyped(typedAhead()), []);
  const [active, setActive] = useState(0);
  /** An arrow or the pointer chose a line. Until then, Enter does not open the recent items. */
  const [isChosen, setIsChosen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { answer, asked, hasFailed, isWaiting, retry } = useSearch(typed);
  const act = useAct(onClose);
  /** Enter was pressed before the answer arrived: it opens the first result. */
  const isHurried = useRef(false);
  const { pages, languages } = usePages();
  const groups = useMemo(() => {
    if (!answer) return [];
    const namesOf = (page: Page): string[] => languages.map((translate) => translate(page.label));
    return choicesOf(answer, asked, findPages(pages, asked, languages), namesOf);
  }, [answer, asked, pages, languages]);
  const choices = groups.flatMap((group) => group.choices);
  const index = Math.min(active, choices.length - 1);
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins at its first line.
  useEffect(() => {
    setActive(0);
    list.current?.scrollTo(0, 0);
  }, [answer]);
  useEffect(() => {
    const [first] = choices;
    if (isWaiting || !isHurried.current) return;
    isHurried.current = false;
    if (first && !hasFailed) act(first);
  });
  const move = (next: number): void => {
    if (choices.length === 0) return;
    setActive(next);
    setIsChosen(true);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = indexAfterKey(event.key, index, choices.length);
    if (next !== null) move(next);
    else if (event.key === 'Enter') {
      const chosen = choices[index];
      const isMeant = typed.trim() !== '' || isChosen;
      if (isMeant && isWaiting) isHurried.current = true;
      else if (isMeant && chosen) act(chosen);
    } else return;
    event.preventDefault();
  };
  const isShown = answer !== undefined && !hasFailed;
  const hasNothing = isShown && choices.length === 0 && !isWaiting;
  return (
    <Dialog labelledBy={`${id}-label`} size="search" closesBeside onClose={onClose}>
      <div className="grid grid-rows-[auto_minmax(0,1fr)_auto] grid-cols-1 min-h-0 max-laptop:flex-1">
        <div className="flex gap-4 items-center py-2.5 px-7 border-b-2 border-ink max-laptop:gap-3 max-laptop:py-1.5 max-laptop:px-4">
          <Icon className="text-brand" name="search" size={26} />
          <label className="sr-only" id={`${id}-label`} htmlFor={`${id}-field`}>
            {t('search.title')}
          </label>
          <input
            // Aligned with the page: a Latin word in it has its own direction.
            className="flex-1 min-w-0 min-h-16 p-0 pt-1.5 border-0 text-[1.75rem]/[1.7] font-display font-semibold [text-align:-webkit-match-parent] text-inherit bg-transparent appearance-none outline-0 placeholder:text-[1.25rem] placeholder:font-normal [&::-webkit-search-cancel-button]:hidden"
            id={`${id}-field`}
            data-first-focus
            type="search"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir={typed === '' ? undefined : 'auto'}
            placeholder={t('search.placeholder')}
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={choices.length > 0 ? `${id}-${index}` : undefined}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </div>
        <div ref={list} className="pt-2 pb-4 px-4 overflow-auto overscroll-contain max-laptop:px-1.5" aria-busy={isWaiting}>
          {isShown && (
            <div id={`${id}-list`} className={isWaiting ? 'opacity-60' : undefined} role="listbox" aria-label={t('search.results')}>
              {groups.map(({ name, total, choices: own, words }) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a list box.
                <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
                  <div className="pt-3.5 pb-1 px-3 text-note font-strong text-ink-2" id={`${id}-${name}`}>
                    {t(`search.groups.${name}`)} {name !== 'recent' && <span className="font-normal">{formats.number(total)}</span>}
                  </div>
                  {own.map((choice) => {
                    const at = choices.indexOf(choice);
                    return (
                      <Row
                        key={choice.key}
                        id={`${id}-${at}`}
                        choice={choice}
                        words={words}
                        isActive={at === index}
                        onPoint={() => setActive(at)}
                        onChoose={() => act(choice)}
                      />
                    );
                  })}
                </div>
              ))}
            </div>
          )}
          {hasNothing && (
            <div className={MESSAGE}>
              <Logo className="outlined w-11 h-16.5" />
              <p className={MESSAGE_TEXT}>{asked === '' ? t('search.nothingYet') : t('search.nothing', { text: asked })}</p>
              <nav className="flex flex-wrap gap-2 justify-center" aria-label={t('search.groups.pages')}>
                {usable(SECTIONS).map(({ path, label }) => (
                  <Link key={path} className="button quiet" to={path} onClick={onClose}>
                    {t(label)}
                  </Link>
                ))}
              </nav>
            </div>
          )}
          {hasFailed && (
            <div className={MESSAGE} role="alert">
              <Icon className="text-danger" name="warning" size={28} />
              <p className={MESSAGE_TEXT}>{t('search.failed')}</p>
              <button type="button" className="button quiet" onClick={retry}>
                <Icon name="retry" size={18} />
                {t('common.retry')}
              </button>
            </div>
          )}
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-1 justify-between py-3 px-7 min-h-12 border-t border-line text-note/[1.8] text-ink-2">
          <span role="status">{isShown && asked !== '' && !isWaiting ? t('search.count', { count }) : ''}</span>
          <span className="max-laptop:hidden [@media(hover:none)]:hidden" aria-hidden="true">
            <Key>↑</Key>
            <Key>↓</Key> {t('search.keys.move')} <Key>Enter</Key> {t('search.keys.open')} <Key>Esc</Key> {t('search.keys.close')}
          </span>
        </div>
      </div>
    </Dialog>
  );
};

export default SearchDialog;
