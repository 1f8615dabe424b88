import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { DraftState, Offer } from './drafts.ts';

const Band = ({ children }: { children: ReactNode }) => (
  <div className="draft-offer flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
    {children}
  </div>
);

const wordsOf = ({ isHere, colleague }: Offer) => {
  if (colleague !== null)
    return { found: 'forms.autosave.other', restore: 'forms.autosave.goOn', discard: 'forms.autosave.leave' } as const;
  if (isHere) return { found: 'forms.draftFound', restore: 'forms.draftRestore', discard: 'forms.draftDiscard' } as const;
  return { found: 'forms.autosave.own', restore: 'forms.autosave.goOn', discard: 'forms.draftDiscard' } as const;
};

interface Props extends DraftState {
  present: readonly string[];
  restored: object | null;
  basedOn: string | null;
  restore: (offer: Offer) => void;
  discard: (offer: Offer) => void;
}

export const DeskBands = ({ draft }: { draft: Props }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { present, restored } = draft;
  const band = (offer: Offer) => {
    const words = wordsOf(offer);
    return (
      <Band key={`${offer.draftId}${offer.row?.id}`}>
        <p className="flex-[1_1_260px]">
          {t(words.found, { name: offer.colleague, time: formats.ago(offer.savedAt) })}{' '}
          {!offer.isHere && (
            <span className="text-note text-ink-2">
              {t('forms.autosave.noFiles')} {offer.basedOn !== draft.basedOn && t('forms.autosave.outdated')}
            </span>
          )}
        </p>
        <button type="button" className="button quiet" onClick={() => draft.restore(offer)}>
          {t(words.restore)}
        </button>
        <button type="button" className="button quiet" onClick={() => draft.discard(offer)}>
          {t(words.discard)}
        </button>
      </Band>
    );
  };
  return (
    <>
      {present.length > 0 && (
        <p className="present-mark flex gap-2 items-center mb-3 text-note font-strong text-on-tint" role="status">
          <span className="inline-flex gap-2 items-center py-1.5 px-3.5 rounded-[22px] bg-tint">
            <Icon name="people" size={18} />
            <span>{t('forms.present', { names: formats.list(present.map((name) => `\u2068${name}\u2069`)) })}</span>
          </span>
        </p>
      )}
      {/* An earlier version is in the form: offers from this browser wait, so that there is one unsaved state at a time. */}
      {draft.offers.filter(({ isHere }) => !isHere || !restored).map(band)}
    </>
  );
};
