import { isSameDay } from '@sanabel/brand/zone';
import type { VersionLine } from '@sanabel/contract/versions';
import { useTranslation } from 'react-i18next';
import { type NamedFields, useFieldName } from '../forms/field-names.ts';
import { useFormats, useTimeFormat } from '../i18n/format.ts';
import { Kernels } from '../ui/Kernels.tsx';
import { namesOf, TIMING } from './compared.ts';

/** Names this many fields; the others are counted. */
const NAMED_MAX = 2;

export const useActLabel = (fields: NamedFields): ((version: VersionLine) => string) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const nameOf = useFieldName(fields);
  const changedIn = ({ changed }: VersionLine): string => {
    const names = [...new Set(namesOf(changed).map((name) => (name === TIMING ? t('forms.timing.title') : nameOf(name))))];
    const shown = names.length > NAMED_MAX + 1 ? names.slice(0, NAMED_MAX) : names;
    const more = names.length - shown.length;
    return formats.list([...shown, ...(more > 0 ? [t('versions.moreFields', { count: more })] : [])]);
  };
  return (version) => {
    const { act, batch } = version;
    const label = act === 'update' ? changedIn(version) : t(`versions.acts.${act}`);
    return batch === '' ? label : `${label} (${t('versions.inBatch')})`;
  };
};

interface Props {
  lines: readonly VersionLine[];
  chosen: string | undefined;
  fields: NamedFields;
  hasOlder: boolean;
  onChoose: (id: string) => void;
  onOlder: () => void;
}

/** Groups versions by day, newest first. */
export const VersionList = ({ lines, chosen, fields, hasOlder, onChoose, onOlder }: Props) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const labelOf = useActLabel(fields);
  const isNewDay = (index: number): boolean => {
    const [before, line] = [lines[index - 1], lines[index]];
    return !before || !line || !isSameDay(Date.parse(before.at), Date.parse(line.at));
  };
  const dayOf = (at: string) => {
    const { word, date } = when.dayHead(at);
    return word ?? date;
  };
  return (
    <nav className="version-list card overflow-clip" aria-label={t('versions.list')}>
      {lines.map((line, index) => (
        <div key={line.id}>
          {isNewDay(index) && <h2 className="py-2 px-4.5 border-b border-line bg-ground text-ink-2 [font:inherit]">{dayOf(line.at)}</h2>}
          <button
            type="button"
            className={`grid gap-3 grid-cols-[14px_minmax(0,1fr)] items-start w-full min-h-16 py-3 px-4.5 border-b border-line text-start ${line.id === chosen ? 'edge-brand bg-tint text-on-tint' : 'hover:bg-ground'}`}
            aria-current={line.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(line.id)}
          >
            <Kernels filled={line.id === chosen || index === 0 ? 1 : 0} of={1} />
            <span className="grid gap-0.5 min-w-0">
              <span className="flex gap-2 flex-wrap items-center">
                <b>
                  <time dateTime={line.at}>{when.time(line.at)}</time>
                </b>
                {index === 0 && (
                  <span className="py-px px-2.5 rounded-[8px_3px] bg-ok-bg text-note text-on-tint">{t('versions.current')}</span>
                )}
              </span>
              <span className="text-note text-ink-2 wrap-anywhere">
                <bdi>{line.adminName || t('activity.server')}</bdi>: {labelOf(line)}
              </span>
            </span>
          </button>
        </div>
      ))}
      {hasOlder && (
        <button type="button" className="w-full min-h-12 font-medium text-brand" onClick={onOlder}>
          {t('versions.older')}
        </button>
      )}
    </nav>
  );
};
