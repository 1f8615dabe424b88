import { COUNTRY } from '@sanabel/brand/club';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MomentFields } from './MomentFields.tsx';
import { TIMED_WORDS } from './timed-words.ts';
import type { FormTiming } from './use-timing.ts';
import './timing.css';

const MODES = ['draft', 'now', 'time'] as const;

export const TimingResult = ({ children }: { children: string }) => (
  <span>
    {children.split('*').map((part, place) =>
      place % 2 > 0 ? (
        <b key={part} className="font-strong text-ink">
          {part}
        </b>
      ) : (
        part
      ),
    )}
  </span>
);

interface ChipProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

const Chip = ({ name, label, isChosen, onChoose }: ChipProps) => (
  <label className="timing-chip">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    {isChosen && <Icon name="check" size={16} />}
    {label}
  </label>
);

/** Chooses draft, now or a time, and when the item is hidden again (design guide, 14.7). */
export const TimingLine = ({ timing }: { timing: FormTiming }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const words = TIMED_WORDS[locale];
  const { mode, moment, isKept, fault } = timing;
  // Scheduled changes cannot include the time at which the item is hidden.
  const hideAt = isKept ? '' : timing.hideAt;
  const canHide = mode !== 'draft' && hideAt === '' && !isKept;
  return (
    <section className="timing" aria-label={t('forms.timing.title')}>
      <div className="timing-modes">
        <b aria-hidden="true">{t('forms.timing.title')}</b>
        <div className="timing-chips" role="radiogroup" aria-label={t('forms.timing.title')}>
          {MODES.map((one) => (
            <Chip key={one} name={id} label={t(`forms.timing.${one}`)} isChosen={one === mode} onChoose={() => timing.choose(one)} />
          ))}
        </div>
        {canHide && (
          <button type="button" className="button quiet timing-hide" onClick={timing.startHiding}>
            <Icon name="add" size={18} />
            {t('forms.timing.hide')}
          </button>
        )}
      </div>
      {(mode === 'time' || hideAt !== '') && (
        <div className="timing-moments">
          {mode === 'time' && (
            <div>
              <MomentFields
                label={t('forms.timing.publishDay')}
                value={moment}
                isWrong={fault === 'past' || fault === 'order'}
                faultId={`${id}-fault`}
                onChoose={timing.setMoment}
              />
              <p className="timing-zone">
                <Icon name="clock" size={18} />
                {COUNTRY.timeZoneName[locale]}
              </p>
            </div>
          )}
          {mode === 'time' && timing.canWait && (
            <div>
              <b aria-hidden="true">{words.until}</b>
              <div className="timing-chips" role="radiogroup" aria-label={words.until}>
                <Chip name={`${id}-until`} label={words.stays} isChosen={isKept} onChoose={() => timing.keep(true)} />
                <Chip name={`${id}-until`} label={words.leaves} isChosen={!isKept} onChoose={() => timing.keep(false)} />
              </div>
            </div>
          )}
          {hideAt !== '' && (
            <div>
              <MomentFields
                label={t('forms.timing.hideDay')}
                value={hideAt}
                isEnd
                isWrong={fault === 'pastHide' || fault === 'order'}
                faultId={`${id}-fault`}
                onChoose={timing.setHideAt}
              />
              {mode !== 'time' && (
                <p className="timing-zone">
                  <Icon name="clock" size={18} />
                  {COUNTRY.timeZoneName[locale]}
                </p>
              )}
              <button type="button" className="button quiet" onClick={() => timing.setHideAt('')}>
                <Icon name="close" size={18} />
                {t('forms.timing.noHide')}
              </button>
            </div>
          )}
          <p className="fault" id={`${id}-fault`} role="alert">
            {fault && (
              <>
                <Icon name="warning" size={16} /> {t(`forms.timing.${fault}`)}
              </>
            )}
          </p>
        </div>
      )}
    </section>
  );
};
