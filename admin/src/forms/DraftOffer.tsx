import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import type { useDraft } from './use-draft.ts';

/** The band over a form: a draft is there, or was put back. */
export const DraftOffer = ({ draft }: { draft: ReturnType<typeof useDraft> }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  if (draft.offer)
    return (
      <div className="draft-offer flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
        <p className="flex-[1_1_200px]">{t('forms.draftFound', { time: formats.ago(draft.offer.savedAt) })}</p>
        <button type="button" className="button quiet" onClick={draft.restore}>
          {t('forms.draftRestore')}
        </button>
        <button type="button" className="button quiet" onClick={draft.discard}>
          {t('forms.draftDiscard')}
        </button>
      </div>
    );
  return draft.isRestored ? (
    <p className="draft-offer flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
      {t('forms.draftRestored')}
    </p>
  ) : null;
};
