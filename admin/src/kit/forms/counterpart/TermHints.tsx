import type { Locale } from '@sanabel/contract/enumerations';
import { LIST_RANGE_MAX } from '@sanabel/contract/limits';
import { useGetList } from 'ra-core';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from './Note.tsx';
import { missingTerms, type Term } from './terms.ts';

const FRESH_MS = 5 * 60_000;
const SHOWN_MAX = 4;
const ALL = { pagination: { page: 1, perPage: LIST_RANGE_MAX } } as const;

interface Props {
  locale: Locale;
  text: string;
  counterpartText: string;
  onInsert: (term: string) => void;
}

/** Offers the club's terms that the counterpart uses and this text does not use yet. */
export const TermHints = ({ locale, text, counterpartText, onInsert }: Props) => {
  const { t } = useTranslation();
  const { data = [] } = useGetList<Term>('glossary', ALL, { staleTime: FRESH_MS });
  const terms = missingTerms(data, useDeferredValue(counterpartText), useDeferredValue(text), locale).slice(0, SHOWN_MAX);
  if (terms.length === 0) return null;
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <ul className="flex gap-x-3 flex-wrap" aria-label={t('forms.counterpart.terms')}>
      {terms.map(({ id, arabic, english, note }) => {
        const [term, counterpart] = locale === 'ar' ? [arabic, english] : [english, arabic];
        return (
          <li key={id}>
            <TextButton title={note || undefined} onClick={() => onInsert(term)}>
              <span className="sr-only">{t('forms.counterpart.insert')} </span>
              <bdi lang={other}>{counterpart}</bdi>
              <span aria-hidden="true"> {t('forms.counterpart.arrow')} </span>
              <bdi lang={locale}>{term}</bdi>
            </TextButton>
          </li>
        );
      })}
    </ul>
  );
};
