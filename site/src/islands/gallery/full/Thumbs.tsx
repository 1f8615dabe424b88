import { fill } from '../../../i18n/fill.ts';
import { Thumb } from '../Frame.tsx';
import type { Photo } from '../model.ts';
import { windowAround } from '../paging.ts';
import type { ViewerTexts } from '../texts.ts';

const SIZES = '(width <= 820px) 22vw, 92px';
/** Seven, of which the styles show four on a telephone (guide §8.27). */
const COUNT = { wide: 7, narrow: 4 } as const;

interface ThumbsProps {
  photos: readonly Photo[];
  index: number;
  texts: ViewerTexts;
  onSelect(index: number): void;
}

/** The neighbours of the photo that is shown, as far as they are known. */
export const Thumbs = ({ photos, index, texts, onSelect }: ThumbsProps) => {
  const wide = windowAround(index, photos.length, COUNT.wide);
  const narrow = windowAround(index, photos.length, COUNT.narrow);
  return (
    <ul className="flex gap-2.5 low:hidden">
      {photos.slice(wide.from, wide.to).map((photo, place) => {
        const own = wide.from + place;
        return (
          <li key={photo.id} className={own < narrow.from || own >= narrow.to ? 'max-mid:hidden' : 'max-mid:flex-1'}>
            <Thumb
              label={fill(texts.show, { title: photo.title.text })}
              picture={photo.picture}
              sizes={SIZES}
              isCurrent={own === index}
              className="w-23 rounded-ss-[18px] rounded-ee-[18px] current:[box-shadow:0_0_0_3px_var(--color-night),0_0_0_6px_var(--color-wheat-500)] max-mid:w-full"
              onSelect={() => onSelect(own)}
            />
          </li>
        );
      })}
    </ul>
  );
};
