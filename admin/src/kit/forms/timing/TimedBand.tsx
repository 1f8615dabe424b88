import type { TimedChange } from '@sanabel/contract/entities/timing';
import { fieldErrorMessage } from '@sanabel/contract/messages/items';
import { useFormats } from '../../i18n/format.ts';
import { useLanguage } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type NamedFields, useFieldName } from '../field-names.ts';
import { useTimedTexts } from './timed-texts.ts';
import { useScheduleFormat } from './use-schedule-format.ts';

/** Scheduled changes of the form's item, with their actions. */
export interface Timed {
  change: TimedChange;
  fields: NamedFields;
  isLoaded: boolean;
  isOutdated: boolean;
  isDirty: boolean;
  load: () => void;
  publish: () => void;
  drop: () => void;
}

export const TimedBand = ({ timed }: { timed: Timed }) => {
  const locale = useLanguage();
  const texts = useTimedTexts();
  const formats = useFormats();
  const formatTime = useScheduleFormat();
  const nameOf = useFieldName(timed.fields);
  const { change, isLoaded } = timed;
  const { failure } = change;
  const names = [...new Set(Object.keys(change.fields).map(nameOf))];
  const facts = { name: change.adminName, when: formatTime(change.at), fields: formats.list(names) };
  const reasons = (failure?.faults ?? []).map(
    ({ params = {}, ...fieldError }) => `${nameOf(fieldError.field)}: ${fieldErrorMessage({ ...fieldError, params }, locale)}`,
  );
  return (
    <div className="timed-band flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
      <Icon name={failure ? 'warning' : 'clock'} size={18} />
      <p className="flex-[1_1_260px]">
        {isLoaded ? texts.loaded : failure ? texts.failed(facts) : texts.waiting(facts)}{' '}
        {failure && !isLoaded && (reasons.length > 0 ? reasons.join(' ') : texts.inTrash)}{' '}
        {timed.isOutdated && <span className="text-note text-ink-2">{texts.outdated}</span>}
      </p>
      {!isLoaded && (
        <button type="button" className="button quiet" onClick={timed.load}>
          {texts.edit}
        </button>
      )}
      {!isLoaded && !timed.isDirty && (
        <>
          <button type="button" className="button quiet" onClick={timed.publish}>
            {texts.publish}
          </button>
          <button type="button" className="button quiet" onClick={timed.drop}>
            {texts.discard}
          </button>
        </>
      )}
    </div>
  );
};
