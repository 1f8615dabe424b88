import { CENTRE, pointOf } from '@sanabel/contract/focus';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CROPS, type PictureList } from '../../forms/focus/crops.ts';
import { FocusStage } from '../../forms/focus/FocusStage.tsx';
import { useFormats } from '../../i18n/format.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RadioChip } from '../../ui/RadioChip.tsx';
import { named } from '../compress.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { type Frame, frameOf } from './frame.ts';

const QUALITY = 0.92;

/** Draws a picture after some quarter turns to the right, or a part of it. */
const drawn = async (picture: Blob, turns: number, type: string, { x, y, width, height }: Frame): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture);
  const [wide, high] = turns % 2 === 0 ? [bitmap.width, bitmap.height] : [bitmap.height, bitmap.width];
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * wide)), Math.max(1, Math.round(height * high)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No drawing surface.');
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.translate(wide / 2 - x * wide, high / 2 - y * high);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  bitmap.close();
  return canvas.convertToBlob({ type, quality: QUALITY });
};

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const SQUARE = [{ name: 'square', ratio: 1 }] as const;
const SMALLEST = 0.2;

interface Props {
  /** Picture as it was chosen: every edit starts from it. */
  original: File;
  /** Types that the field accepts. */
  mimes: readonly string[];
  /** Shapes that the site shows. */
  list: PictureList | undefined;
  onDone: (edited: File) => void;
  onClose: () => void;
}

/** Turns and cuts a picture in the browser. */
export const PictureEditor = ({ original, mimes, list, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const [turns, setTurns] = useState(0);
  const [turned, setTurned] = useState<Blob>(original);
  const [shape, setShape] = useState<number | null>(null);
  const [size, setSize] = useState(1);
  const [focus, setFocus] = useState('');
  const [ratio, setRatio] = useState<number | null>(null);
  const url = useObjectUrl(turned);
  const type = mimes.includes(original.type) && original.type !== 'image/gif' ? original.type : 'image/jpeg';
  useEffect(() => {
    if (turns === 0) return setTurned(original);
    let isCurrent = true;
    void drawn(original, turns, type, WHOLE).then((picture) => isCurrent && setTurned(picture));
    return () => {
      isCurrent = false;
    };
  }, [original, turns, type]);
  const point = pointOf(focus) ?? CENTRE;
  const frame = ratio === null ? WHOLE : frameOf(ratio, shape ?? ratio, size, point);
  const isCut = frame.width < 1 || frame.height < 1;
  const done = async () => onDone(turns === 0 && !isCut ? original : named(await drawn(original, turns, type, frame), original));
  const shapes = list ? CROPS[list].crops : SQUARE;
  const percent = (share: number) => `${share * 100}%`;
  return (
    <Dialog labelledBy={id} size="medium" onClose={onClose}>
      <div className="grid gap-4 pt-5 pb-5.5 px-6 max-laptop:px-4 [--focus-height:min(46svh,26rem)]">
        <h2 className="text-section" id={id}>
          {t('forms.edit.title')}
        </h2>
        <div className="grid justify-items-center">
          {url && (
            <FocusStage url={url} ratio={ratio} point={point} isSet label={t('forms.edit.centre')} onRatio={setRatio} onFocus={setFocus}>
              {isCut && (
                <span className="absolute inset-0 rounded-[8px] overflow-hidden pointer-events-none">
                  <span
                    className="absolute border-2 border-white shadow-[0_0_0_100vmax_rgb(5_33_24/.6)]"
                    style={{ left: percent(frame.x), top: percent(frame.y), width: percent(frame.width), height: percent(frame.height) }}
                  />
                </span>
              )}
            </FocusStage>
          )}
        </div>
        <div className="flex gap-2 flex-wrap" role="radiogroup" aria-label={t('forms.edit.shape')}>
          <RadioChip name={id} isChosen={shape === null} onChoose={() => setShape(null)}>
            {t('forms.edit.whole')}
          </RadioChip>
          {shapes.map(({ name, ratio: of }) => (
            <RadioChip key={name} name={id} isChosen={shape === of} onChoose={() => setShape(of)}>
              {t(`forms.focus.crop.${name}`)}
            </RadioChip>
          ))}
        </div>
        <label className="flex gap-3 items-center min-h-11">
          {t('forms.edit.size')}
          <input
            className="flex-1 min-w-0 accent-brand"
            type="range"
            min={SMALLEST}
            max={1}
            step={0.05}
            value={size}
            aria-valuetext={formats.wholePercent(size)}
            onChange={({ currentTarget }) => setSize(currentTarget.valueAsNumber)}
          />
        </label>
        {isCut && <p className="hint m-0 text-note">{t('forms.edit.hint')}</p>}
        <footer className="flex gap-2.5 flex-wrap">
          <button type="button" className="button" onClick={() => void done()}>
            {t('forms.edit.done')}
          </button>
          <button type="button" className="button quiet" onClick={() => setTurns((turns + 1) % 4)}>
            <Icon name="retry" />
            {t('forms.edit.turn')}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
        </footer>
      </div>
    </Dialog>
  );
};
