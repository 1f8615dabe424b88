import type { Autosave } from '@sanabel/contract/autosaves';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { useAutosave } from './use-autosave.ts';

const Band = ({ children }: { children: ReactNode }) => (
  <div className="draft-offer flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
    {children}
  </div>
);

interface Props {
  autosave: ReturnType<typeof useAutosave>;
  present: readonly string[];
}

/** At the head of a form: who else has it open, and unfinished work that was begun elsewhere or by a colleague. */
export const DeskBands = ({ autosave, present }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { own, others, state } = autosave;
  const offer = (one: Autosave, isOwn: boolean) => (
    <Band key={one.id}>
      <p className="flex-[1_1_260px]">
        {t(isOwn ? 'forms.autosave.own' : 'forms.autosave.other', { name: one.adminName, time: formats.ago(one.savedAt) })}{' '}
        <span className="text-note text-ink-2">
          {t('forms.autosave.noFiles')} {autosave.isOutdated(one) && t('forms.autosave.outdated')}
        </span>
      </p>
      <button type="button" className="button quiet" onClick={() => autosave.restore(one)}>
        {t('forms.autosave.goOn')}
      </button>
      <button type="button" className="button quiet" onClick={() => autosave.drop(one)}>
        {t(isOwn ? 'forms.draftDiscard' : 'forms.autosave.leave')}
      </button>
    </Band>
  );
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
      {own && offer(own, true)}
      {others.map((one) => offer(one, false))}
      {state === 'elsewhere' && (
        <Band>
          <p>{t('forms.autosave.elsewhere')}</p>
        </Band>
      )}
    </>
  );
};
