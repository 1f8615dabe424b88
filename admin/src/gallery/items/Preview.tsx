import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture, pictureOf } from './Picture.tsx';
import './preview.css';

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
          {type === 'video' ? <Film item={item} /> : <Picture item={item} />}
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
