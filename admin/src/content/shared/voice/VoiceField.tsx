import { LOCALES } from '@sanabel/contract/enumerations';
import { VOICE_MAX_SECONDS } from '@sanabel/contract/limits';
import { VOICE } from '@sanabel/contract/media-rules';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../../kit/forms/Choices.tsx';
import type { Picture } from '../../../kit/forms/values.ts';
import { Chosen } from '../../../kit/media/chosen.ts';
import { FromLibrary } from '../../../kit/media/FromLibrary.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Kernels } from '../../../kit/ui/Kernels.tsx';
import { FileInput } from '../../../kit/upload/FileInput.tsx';
import { useObjectUrl } from '../../../kit/upload/use-object-url.ts';
import { Folded } from '../Folded.tsx';
import { encodeVoice, VoiceError } from './encode.ts';
import { VOICE_IN_WORK } from './fields.ts';
import { clock, type VoiceErrorCode } from './rules.ts';
import { useRecorder } from './use-recorder.ts';

const KILO = 1000;
const KERNELS = 12;

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
}

const Fields = <Values extends FieldValues>({ form }: Props<Values>) => {
  const { t } = useTranslation();
  const id = useId();
  const name = 'voiceUrl' as Path<Values>;
  const value: Picture = useWatch({ control: form.control, name });
  const url = useObjectUrl(value);
  const [share, setShare] = useState<number | null>(null);
  const [voiceError, setVoiceError] = useState<VoiceErrorCode | null>(null);
  const set = (voice: Picture, shouldDirty = true) => form.setValue(name, voice as PathValue<Values, Path<Values>>, { shouldDirty });
  const stored = useRef(value);
  /** Blocks saving, and remembers the stored recording. */
  const begin = () => {
    if (value !== VOICE_IN_WORK) stored.current = value;
    set(VOICE_IN_WORK, false);
  };
  const giveUp = (why: VoiceErrorCode) => {
    setVoiceError(why);
    set(stored.current);
  };
  // Folding or leaving the field discards an unfinished recording.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end.
  useEffect(
    () => () => {
      if (form.getValues(name) === VOICE_IN_WORK) set(stored.current, false);
    },
    [],
  );
  const take = async (sound: Blob): Promise<void> => {
    begin();
    setVoiceError(null);
    setShare(0);
    try {
      set(await encodeVoice(sound, setShare));
    } catch (error) {
      giveUp(error instanceof VoiceError ? error.code : 'unreadable');
    } finally {
      setShare(null);
    }
  };
  const recorder = useRecorder((sound) => void take(sound), giveUp);
  const { isStarting, isRecording } = recorder;
  const isBusy = isStarting || isRecording || share !== null;
  return (
    <div className="grid gap-4 pt-4">
      <div className="flex gap-3 flex-wrap items-center">
        {recorder.isPossible &&
          (isRecording ? (
            <button type="button" className="button danger" onClick={recorder.stop}>
              <Icon name="stop" />
              {t('common.stop')}
            </button>
          ) : (
            <button
              type="button"
              className="button quiet"
              aria-disabled={isBusy}
              onClick={() => {
                // Not the attribute: a disabled button would lose the focus, which was just on "stop".
                if (isBusy) return;
                begin();
                void recorder.start();
              }}
            >
              <Icon name="microphone" />
              {t(url ? 'content.voice.recordAgain' : 'content.voice.record')}
            </button>
          ))}
        {!isRecording && (
          <label className="button quiet m-0 font-medium focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3">
            <Icon name="upload" />
            {t('content.voice.choose')}
            <FileInput
              accept={['audio/*']}
              disabled={isBusy}
              aria-describedby={`${id}-rule`}
              onFiles={([file]) => file && void take(file)}
            />
          </label>
        )}
        {!isRecording && <FromLibrary rule={VOICE} isDisabled={isBusy} onChoose={(medium) => set(new Chosen(medium))} />}
        {isRecording && (
          <span className="flex gap-3 items-center" role="timer" aria-label={t('content.voice.recording')}>
            <Kernels filled={recorder.level} of={recorder.levels} />
            <bdi className="tabular-nums">
              {clock(recorder.seconds)} / {clock(VOICE_MAX_SECONDS)}
            </bdi>
          </span>
        )}
        {share !== null && (
          <span className="flex gap-3 items-center" role="status">
            <Kernels filled={Math.round(share * KERNELS)} of={KERNELS} />
            {t('content.voice.encoding')}
          </span>
        )}
      </div>
      <p className="hint text-note" id={`${id}-rule`}>
        {t(recorder.isPossible ? 'content.voice.rule' : 'content.voice.unsafe')}
      </p>
      {voiceError && (
        <p className="error-text" role="alert">
          <Icon className="align-[-3px]" name="warning" size={16} /> {t(`content.voice.errors.${voiceError}`)}
        </p>
      )}
      {url && !isBusy && value !== VOICE_IN_WORK && (
        <div className="flex gap-3 flex-wrap items-center">
          {/* biome-ignore lint/a11y/useMediaCaption: what is said is the text of the page. */}
          <audio className="max-w-full" src={url} controls preload="metadata" aria-label={t('content.voice.listen')} />
          {value instanceof File && <span className="text-ink-2">{t('content.voice.size', { size: Math.ceil(value.size / KILO) })}</span>}
          <button type="button" className="button quiet" onClick={() => set('')}>
            <Icon name="trash" />
            {t('content.voice.remove')}
          </button>
        </div>
      )}
      <Choices
        form={form}
        name={'voiceLanguage' as Path<Values>}
        label={t('content.voice.language')}
        options={LOCALES.map((locale) => ({ value: locale, text: t(`content.voice.languages.${locale}`) }))}
      />
    </div>
  );
};

export const VoiceField = <Values extends FieldValues>({ form }: Props<Values>) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const hasVoice = useWatch({ control: form.control, name: 'voiceUrl' as Path<Values> }) !== '';
  useEffect(() => {
    if (hasVoice) setIsOpen(true);
  }, [hasVoice]);
  return (
    <Folded title={t('content.voice.title')} hint={t('content.voice.hint')} isOpen={isOpen} onToggle={setIsOpen}>
      <Fields form={form} />
    </Folded>
  );
};
