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
  if (isBroken) return <p className="gallery-preview-note">{t('gallery.videoBroken')}</p>;
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
      <div className="gallery-preview">
        <header>
          <h2 id={id} dir="auto">
            {name}
          </h2>
          <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="gallery-preview-picture">{type === 'video' ? <Film item={item} /> : <Picture item={item} />}</div>
        {[arabicDescription, description].filter(Boolean).map((text) => (
          <p key={text} dir="auto">
            {text}
          </p>
        ))}
        {type === 'youtube' && (
          <a className="button quiet" href={`https://www.youtube.com/watch?v=${url}`} target="_blank" rel="noreferrer">
            <Icon name="outside" />
            {t('gallery.watch')}
            <span className="sr-only"> ({t('common.opensNewTab')})</span>
          </a>
        )}
      </div>
    </Dialog>
  );
};
