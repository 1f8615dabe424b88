import { fill } from '../../../i18n/fill.ts';
import { Frame } from '../Frame.tsx';
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
    <ul className="full-thumbs">
      {photos.slice(wide.from, wide.to).map((photo, place) => {
        const own = wide.from + place;
        return (
          <li key={photo.id} className={own < narrow.from || own >= narrow.to ? 'wide-only' : undefined}>
            <button type="button" aria-current={own === index || undefined} onClick={() => onSelect(own)}>
              <span className="sr-only">{fill(texts.show, { title: photo.title.text })}</span>
              <Frame picture={photo.picture} alt="" sizes={SIZES} />
            </button>
          </li>
        );
      })}
    </ul>
  );
};
