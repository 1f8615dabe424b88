import { halfOf, type Span } from '@sanabel/brand/calendar/halves';
import { formatNumber } from '@sanabel/brand/format';
import type { GuideWindow } from '@sanabel/contract/growing-guide/growing-guide';
import type { WindowKind } from '@sanabel/contract/growing-guide/shown';
import { edgeOf, edgesOfHalves, firstDay, lastDay } from '@sanabel/contract/growing-guide/window';
import { GUIDE_WINDOWS_MAX } from '@sanabel/contract/limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/language.ts';
import type { Option } from '../../../kit/ui/Select.tsx';
import { EdgeField } from './EdgeField.tsx';
import { PlainField, PlainSelect } from './PlainField.tsx';
import { SpanField } from './SpanField.tsx';

interface Props {
  kind: WindowKind;
  windows: readonly GuideWindow[];
  sources: readonly Option[];
  fieldErrorAt: (path: string) => string | undefined;
  onChange: (windows: GuideWindow[]) => void;
}

const TEXTS = [
  ['arabicName', 'name', 'content.inArabic'],
  ['name', 'name', 'content.inEnglish'],
  ['arabicPlace', 'place', 'content.inArabic'],
  ['place', 'place', 'content.inEnglish'],
] as const;

/** The half-months that a window touches, which the kernels show. */
const halvesOf = ({ from, to }: GuideWindow): Span => {
  const [first, last] = [edgeOf(from), edgeOf(to)];
  return { from: halfOf({ month: first.month, day: firstDay(first) }), to: halfOf({ month: last.month, day: lastDay(last) }) };
};

/** The windows of one kind in a region: kernels choose half-months, and the fields below them days. */
export const WindowFields = ({ kind, windows, sources, fieldErrorAt, onChange }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const labelOf = (index: number): string =>
    index === 0 ? t(`crops.growingGuide.${kind}`) : `${t(`crops.growingGuide.${kind}`)} ${formatNumber(locale, index + 1)}`;
  const put = (index: number, part: Partial<GuideWindow>) =>
    onChange(windows.map((window, position) => (position === index ? { ...window, ...part } : window)));
  const add = (edges: { from: string; to: string }) => onChange([...windows, edges]);
  const setHalves = (index: number, halves: Span | undefined) => {
    if (!halves) onChange(windows.filter((_, position) => position !== index));
    else if (index === windows.length) add(edgesOfHalves(halves.from, halves.to));
    else put(index, edgesOfHalves(halves.from, halves.to));
  };
  // An empty list shows the kernels of its first window, which stay when a press makes it.
  const rows: readonly (GuideWindow | undefined)[] = windows.length > 0 ? windows : [undefined];
  return (
    <div className="grid gap-4">
      {rows.map((window, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place in the list.
        <div key={index} className="grid gap-2">
          <SpanField
            label={labelOf(index)}
            span={window && halvesOf(window)}
            window={window}
            onChange={(halves) => setHalves(index, halves)}
          />
          {window && (
            <>
              <div className="grid grid-cols-[1fr_1fr] gap-3 items-start max-laptop:grid-cols-1">
                {(['from', 'to'] as const).map((edge) => (
                  <EdgeField
                    key={edge}
                    label={t(`crops.growingGuide.${edge}`)}
                    value={window[edge]}
                    fieldError={fieldErrorAt(`${index}.${edge}`)}
                    onChange={(value) => put(index, { [edge]: value })}
                  />
                ))}
                {TEXTS.map(([name, label, language]) => (
                  <PlainField
                    key={name}
                    label={t(language, { field: t(`crops.growingGuide.window.${label}`) })}
                    language={language === 'content.inArabic' ? 'ar' : 'en'}
                    value={window[name] ?? ''}
                    fieldError={fieldErrorAt(`${index}.${name}`)}
                    onChange={(value) => put(index, { [name]: value })}
                  />
                ))}
              </div>
              {sources.length > 1 && (
                <PlainSelect
                  label={t('crops.growingGuide.sourceOf', { what: labelOf(index) })}
                  value={String(window.source ?? '')}
                  fieldError={fieldErrorAt(`${index}.source`)}
                  options={sources}
                  onChange={(value) => put(index, { source: value === '' ? undefined : Number(value) })}
                />
              )}
            </>
          )}
        </div>
      ))}
      {windows.length > 0 && windows.length < GUIDE_WINDOWS_MAX && (
        <button type="button" className="button quiet justify-self-start" onClick={() => add(edgesOfHalves(0, 0))}>
          {t('crops.growingGuide.addWindow', { what: t(`crops.growingGuide.${kind}`) })}
        </button>
      )}
    </div>
  );
};
