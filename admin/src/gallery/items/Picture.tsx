import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import { type LocalText, localised } from '../../language/localised.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/Photo.tsx';
import './preview.css';

const MINUTE = 60;
const HOUR = 3600;

const padded = (value: number): string => String(value).padStart(2, '0');

/** Seconds as a player shows them, `04:12` or `1:02:03`; in Western digits in both languages. */
export const clock = (seconds: number): string => {
  const minutes = `${padded(Math.floor((seconds % HOUR) / MINUTE))}:${padded(seconds % MINUTE)}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${minutes}` : minutes;
};

/** The name of an item in the reader's language, else in the other one, else that it has none. */
export const useItemName = (): ((item: GalleryItem) => LocalText) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return ({ title, arabicTitle }) =>
    title === '' && arabicTitle === '' ? { text: t('gallery.untitled'), lang: locale } : localised(title, arabicTitle, locale);
};

/** The picture of an item; a video may have none. */
export const pictureOf = ({ type, url, thumbnail }: GalleryItem): string | null => (type === 'image' ? url : thumbnail) || null;

/** The picture of an item, or a drawn one for a video without. The name is always beside it. */
export const Picture = ({ item, sizes }: { item: GalleryItem; sizes: string }) => {
  const url = pictureOf(item);
  return url === null ? (
    <span className="gallery-no-picture grid place-items-center size-full bg-[repeating-linear-gradient(115deg,var(--color-green-800)_0_22px,var(--color-green-700)_22px_44px)] text-green-200">
      <Icon name={item.type === 'youtube' ? 'player' : 'film'} size={40} />
    </span>
  ) : (
    <Photo src={url} sizes={sizes} />
  );
};

/** Our own films play here. A linked one is shown by its poster alone: its host is asked only in a tab of its own. */
const Film = ({ item }: { item: GalleryItem }) => {
  const { t } = useTranslation();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p className="py-10 px-5">{t('gallery.videoBroken')}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: films of the club have no caption files.
    <video src={item.url} poster={pictureOf(item) ?? undefined} controls preload="metadata" onError={() => setIsBroken(true)} />
  );
};

interface Props {
  item: GalleryItem;
  name: string;
  onClose: () => void;
}

/** A photo or film by itself, with what is written to it. */
export const Preview = ({ item, name, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { type, url, description, arabicDescription } = item;
  return (
    <Dialog labelledBy={id} size="large" onClose={onClose}>
      <div className="grid gap-3.5 grid-rows-[auto_minmax(0,1fr)] max-h-[calc(100dvh-48px)] pt-3.5 pb-5 px-5">
        <header className="flex gap-3 items-center justify-between">
          <h2 className="text-section wrap-anywhere" id={id} dir="auto">
            {name}
          </h2>
          <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="gallery-preview-picture grid place-items-center min-h-40 rounded-[14px] bg-green-950 text-white overflow-hidden">
          {type === 'video' ? <Film item={item} /> : <Picture item={item} sizes="90vw" />}
        </div>
        {[arabicDescription, description].filter(Boolean).map((text) => (
          <p className="max-w-[70ch] text-start text-ink-2" key={text} dir="auto">
            {text}
          </p>
        ))}
        {type === 'youtube' && (
          <a className="button quiet justify-self-start" href={`https://www.youtube.com/watch?v=${url}`} target="_blank" rel="noreferrer">
            <Icon name="outside" />
            {t('gallery.watch')}
            <span className="sr-only"> ({t('common.opensNewTab')})</span>
          </a>
        )}
      </div>
    </Dialog>
  );
};
