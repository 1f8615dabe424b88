import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useTimeFormat } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Timed, TimedBand } from '../timing/TimedBand.tsx';
import type { Restored } from '../use-restored.ts';
import type { Offer } from './unsaved-changes.ts';
import type { UnsavedChanges } from './use-unsaved-changes.ts';

interface FormUnsavedChanges extends UnsavedChanges {
  /** Names of colleagues who have the item open. */
  present: readonly string[];
  restored: Restored | null;
  timed: Timed | null;
}

const BAND = 'unsaved-changes flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg';

const labelsOf = ({ isInBrowser, colleague }: Offer) => {
  if (colleague !== null)
    return { found: 'forms.autosave.other', restore: 'forms.autosave.goOn', discard: 'forms.autosave.leave' } as const;
  if (isInBrowser) return { found: 'forms.unsaved.found', restore: 'forms.unsaved.restore', discard: 'forms.unsaved.discard' } as const;
  return { found: 'forms.autosave.own', restore: 'forms.autosave.goOn', discard: 'forms.unsaved.discard' } as const;
};

/** The pressed button disappears: the first field that the offer changes gets the focus. */
const answer = ({ currentTarget }: MouseEvent, act: (offer: Offer) => void, offer: Offer): void => {
  const form = currentTarget instanceof Element ? currentTarget.closest('form') : null;
  act(offer);
  const inputs = [...(form?.elements ?? [])] as HTMLInputElement[];
  inputs.find(({ name, type }) => name in offer.values && type !== 'hidden')?.focus();
};

export const UnsavedChangesBand = ({ unsaved }: { unsaved: FormUnsavedChanges }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const timeFormat = useTimeFormat();
  const { present, offers, basedOn, timed, restored, isRestored } = unsaved;
  const message = restored ? t('versions.inForm', { when: timeFormat.inside(restored.at) }) : isRestored && t('forms.unsaved.restored');
  const band = (offer: Offer) => {
    const labels = labelsOf(offer);
    return (
      <div key={`${offer.draftId}${offer.row?.id}`} className={BAND} role="status">
        <p className="flex-[1_1_260px]">
          {t(labels.found, { name: offer.colleague, time: formats.ago(offer.savedAt) })}{' '}
          {!offer.isInBrowser && (
            <span className="text-note text-ink-2">
              {t('forms.autosave.noFiles')} {offer.basedOn !== basedOn && t('forms.autosave.outdated')}
            </span>
          )}
        </p>
        <button type="button" className="button quiet" onClick={(event) => answer(event, unsaved.restore, offer)}>
          {t(labels.restore)}
        </button>
        <button type="button" className="button quiet" onClick={(event) => answer(event, unsaved.discard, offer)}>
          {t(labels.discard)}
        </button>
      </div>
    );
  };
  return (
    <>
      {present.length > 0 && (
        <p className="present-badge flex gap-2 items-center mb-3 text-note font-strong text-on-tint" role="status">
          <span className="inline-flex gap-2 items-center py-1.5 px-3.5 rounded-[22px] bg-tint">
            <Icon name="people" size={18} />
            <span>{t('forms.present', { names: formats.list(present.map((name) => `\u2068${name}\u2069`)) })}</span>
          </span>
        </p>
      )}
      {/* An earlier version is in the form: offers from this browser wait, so that there is one unsaved state at a time. */}
      {offers.filter(({ isInBrowser }) => !isInBrowser || !restored).map(band)}
      {timed && <TimedBand timed={timed} />}
      {message && (
        <p className={BAND} role="status">
          {message}
        </p>
      )}
    </>
  );
};
