import { focusOf, type Point } from '@sanabel/contract/focus';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';

/** Not mirrored in Arabic: neither is the picture. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LARGE_STEP = 10;

interface Props {
  url: string;
  /** Width divided by height; null until the picture has loaded. */
  ratio: number | null;
  point: Point;
  /** An editor has set the point; otherwise it is the default middle of the crops. */
  isSet: boolean;
  /** Name of the handle. */
  label: string;
  onRatio: (ratio: number) => void;
  onFocus: (focus: string) => void;
  /** Drawn over the picture. */
  children?: ReactNode;
}

/** Shows the whole picture with a handle on its focus point, moved by press, drag or keys. */
export const FocusStage = ({ url, ratio, point, isSet, label: name, onRatio, onFocus, children }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const stage = useRef<HTMLDivElement>(null);
  const put = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) => {
    const box = stage.current?.getBoundingClientRect();
    if (box) onFocus(focusOf({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const size = event.shiftKey ? LARGE_STEP : 1;
    onFocus(focusOf({ x: point.x + step[0] * size, y: point.y + step[1] * size }));
  };
  const label = t('forms.focus.at', { x: formats.percent(point.x / 100), y: formats.percent(point.y / 100) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing is a shortcut for the mark, which has keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mark inside has the keys.
    <div
      ref={stage}
      dir="ltr"
      className="focus-stage relative w-full rounded-[8px] bg-tint cursor-crosshair select-none touch-manipulation"
      style={ratio === null ? {} : { aspectRatio: ratio, inlineSize: `min(100%, calc(var(--focus-height) * ${ratio}))` }}
      // Dragging with a finger scrolls; dragging with a mouse sets the point.
      onPointerDown={(event) => {
        const isMark = event.target instanceof Element && event.target.closest('button') !== null;
        if (event.button !== 0 || (event.pointerType === 'touch' && !isMark)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && put(event)}
      onClick={(event) => event.detail > 0 && put(event)}
    >
      <img
        className="block size-full rounded-[8px]"
        src={url}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio(naturalWidth / Math.max(1, naturalHeight))}
      />
      {children}
      <button
        type="button"
        className="absolute size-11 -m-5.5 border-4 border-white rounded-full bg-green-950/25 ring-2 ring-green-950 inset-ring-2 inset-ring-green-950 cursor-move touch-none after:absolute after:inset-2.75 after:rounded-full after:bg-wheat-500 focus-visible:outline-4"
        role="slider"
        style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={isSet ? label : `${t('forms.focus.none')} ${label}`}
        onKeyDown={onKeyDown}
      />
    </div>
  );
};
