import { KINDS } from '@sanabel/contract/kinds/index';
import type { SearchHit } from '@sanabel/contract/search';
import { stateAt } from '@sanabel/contract/states';
import { useTranslation } from 'react-i18next';
import { daysLeft } from '../../content/trash/days-left.ts';
import { useFormats } from '../../kit/i18n/format.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { localised, useItemTitle } from '../../kit/language/localised.tsx';
import type { Choice } from './choices.ts';
import { hasWord } from './highlighted.ts';

interface RowLabels {
  title: string;
  /** The title's language, if it is not the page's. */
  lang?: string | undefined;
  parts: string[];
  /** Names the action of Enter, or the role of the person. */
  tag: string;
}

const filled = (parts: readonly (string | false | null | undefined)[]): string[] => parts.filter((part): part is string => Boolean(part));

export const useRowLabels = (choice: Choice, words: readonly string[]): RowLabels => {
  const { t } = useTranslation();
  const formats = useFormats();
  const locale = useLanguage();
  const titleOf = useItemTitle();
  if ('page' in choice) {
    const { label, words: keywords } = choice.page;
    return { title: t(label), parts: filled([keywords && t(keywords, { defaultValue: '' })]), tag: t('search.tags.page') };
  }
  if ('all' in choice) return { title: t(`search.all.${choice.all}`, { total: choice.total }), parts: [], tag: '' };
  const { hit } = choice;
  const { kind, title: english, arabicTitle, excerpt, deleted } = hit;
  const shown = localised(english, arabicTitle, locale);
  const title = titleOf({ kind: deleted?.kind ?? kind, title: english, arabicTitle });
  const counterpart = shown.text === english ? arabicTitle : english;
  const isInCounterpart = words.some((word) => !hasWord(title, word) && hasWord(counterpart, word));
  const state = stateAt(hit, Date.now());
  const stateText = state === 'live' ? t('search.edited', { ago: formats.ago(hit.changedAt) }) : t(`search.states.${state}`);
  const facts = factsOf(hit);
  const quoted = filled([isInCounterpart && counterpart, facts.includes(excerpt) ? '' : excerpt]).map((text) =>
    t('search.quoted', { text }),
  );
  return {
    title,
    lang: shown.lang === locale || shown.text !== title ? undefined : shown.lang,
    parts: [...facts, ...quoted],
    tag: kind === 'trash' ? '' : KINDS[kind].isPerson ? t(`kinds.one.${kind}`) : t('common.edit'),
  };

  function factsOf({ type, season, role = '', arabicRole = '', adminRole, status }: SearchHit): string[] {
    if (kind === 'crops')
      return filled([
        type && t(`crops.types.${type}` as 'crops.types.Grains'),
        season && t(`crops.seasons.${season}` as 'crops.seasons.Winter'),
        stateText,
      ]);
    if (kind === 'articles') return filled([type && t(`articles.types.${type}` as 'articles.types.climate'), stateText]);
    if (kind === 'gallery') return filled([type && t(`search.gallery.${type}` as 'search.gallery.image'), stateText]);
    if (kind === 'admins') return filled([adminRole && t(`forms.roles.${adminRole}`), role]);
    if (kind === 'job-requests') return filled([role, status && t(`jobRequests.statuses.${status}`)]);
    if (kind !== 'trash') return filled([t(`kinds.one.${kind}`), localised(role, arabicRole, locale).text]);
    return deleted ? [t(`kinds.one.${deleted.kind}`), t('trash.days', { count: daysLeft(deleted.at) })] : [];
  }
};
