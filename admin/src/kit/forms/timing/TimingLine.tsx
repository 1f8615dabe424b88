import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { RadioChip } from '../../ui/RadioChip.tsx';
import { TimestampError, TimestampFields, TimestampRow, TimeZone } from './TimestampFields.tsx';
import { useTimedTexts } from './timed-texts.ts';
import type { FormTiming } from './use-timing.ts';

/** A button without a frame: the line holds several. */
const PLAIN = 'button quiet px-3 border-transparent bg-transparent text-brand max-laptop:px-0';

const MODES = ['draft', 'now', 'time'] as const;

export const TimingResult = ({ children }: { children: string }) => (
  <span>
    {children.split('*').map((part, index) =>
      index % 2 > 0 ? (
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
  <RadioChip name={name} isChosen={isChosen} onChoose={onChoose}>
    {isChosen && <Icon name="check" size={16} />}
    {label}
  </RadioChip>
);

/** Chooses draft, now or a time, and when the item is hidden again (design guide, 14.7). */
export const TimingLine = ({ timing }: { timing: FormTiming }) => {
  const { t } = useTranslation();
  const id = useId();
  const texts = useTimedTexts();
  const { mode, timestamp, staysLive, timingError } = timing;
  // Scheduled changes cannot include the time at which the item is hidden.
  const hideAt = staysLive ? '' : timing.hideAt;
  return (
    <section className="timing border-t border-line" aria-label={t('forms.timing.title')}>
      <div className="flex gap-x-3.5 gap-y-2.5 flex-wrap items-center py-3 px-6 max-tablet:px-4">
        <b className="text-note font-strong" aria-hidden="true">
          {t('forms.timing.title')}
        </b>
        <div className="flex gap-2 flex-wrap" role="radiogroup" aria-label={t('forms.timing.title')}>
          {MODES.map((one) => (
            <Chip key={one} name={id} label={t(`forms.timing.${one}`)} isChosen={one === mode} onChoose={() => timing.choose(one)} />
          ))}
        </div>
        {timing.canHide && (
          <button type="button" className={`${PLAIN} ms-auto max-laptop:ms-0`} onClick={timing.startHiding}>
            <Icon name="add" size={18} />
            {t('forms.timing.hide')}
          </button>
        )}
      </div>
      {(mode === 'time' || hideAt !== '') && (
        <div className="bg-surface-2">
          {mode === 'time' && (
            <TimestampRow>
              <TimestampFields
                label={t('forms.timing.publishDay')}
                value={timestamp}
                isWrong={timingError === 'past' || timingError === 'order'}
                errorId={`${id}-error`}
                onChoose={timing.setTimestamp}
              />
              <TimeZone />
            </TimestampRow>
          )}
          {mode === 'time' && timing.canWait && (
            <TimestampRow>
              <b className="self-center text-note font-strong" aria-hidden="true">
                {texts.until}
              </b>
              <div className="flex gap-2 flex-wrap" role="radiogroup" aria-label={texts.until}>
                <Chip name={`${id}-until`} label={texts.stays} isChosen={staysLive} onChoose={() => timing.keep(true)} />
                <Chip name={`${id}-until`} label={texts.leaves} isChosen={!staysLive} onChoose={() => timing.keep(false)} />
              </div>
            </TimestampRow>
          )}
          {hideAt !== '' && (
            <TimestampRow>
              <TimestampFields
                label={t('forms.timing.hideDay')}
                value={hideAt}
                isEnd
                isWrong={timingError === 'pastHide' || timingError === 'order'}
                errorId={`${id}-error`}
                onChoose={timing.setHideAt}
              />
              {mode !== 'time' && <TimeZone />}
              <button
                type="button"
                className={`${PLAIN} max-tablet:basis-full max-tablet:justify-start`}
                onClick={() => timing.setHideAt('')}
              >
                <Icon name="close" size={18} />
                {t('forms.timing.noHide')}
              </button>
            </TimestampRow>
          )}
          <TimestampError id={`${id}-error`}>
            {timingError && (
              <>
                <Icon name="warning" size={16} /> {t(`forms.timing.${timingError}`)}
              </>
            )}
          </TimestampError>
        </div>
      )}
    </section>
  );
};
