import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS, useLanguage } from '../../../kit/language/language.ts';
import { wayOf } from '../../../kit/lists/order.ts';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { IconButton } from '../../../kit/ui/IconButton.tsx';
import { Picture, pictureOf, useItemName } from './Picture.tsx';

/** Plays the club's own films. A linked one shows its poster only: its host gets a request only in a separate tab. */
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
  items: readonly GalleryItem[];
  id: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { forward: 1, back: -1 };

/** Arrow keys and buttons go to the previous and next item. */
export const Preview = ({ items, id: shown, onShow, onClose }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const nameOf = useItemName(items);
  const id = useId();
  const at = items.findIndex((item) => item.id === shown);
  const item = items[at];
  if (!item) return null;
  const { type, url, description, arabicDescription } = item;
  const go = (step: number) => {
    const next = items[at + step];
    if (next) onShow(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[wayOf(event.key, DIRECTIONS[locale]) ?? ''];
    // A player has its own use for arrow keys.
    if (step === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    go(step);
  };
  return (
    <Dialog labelledBy={id} size="large" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut for the two buttons. */}
      <div
        className="grid gap-3.5 grid-rows-[auto_minmax(0,1fr)] max-h-[calc(100dvh-48px)] pt-3.5 pb-5 px-5 max-laptop:px-4"
        onKeyDown={onKeyDown}
      >
        <header className="flex gap-1 items-center">
          <h2 className="flex-1 min-w-0 text-section wrap-anywhere" id={id} tabIndex={-1}>
            <bdi>{nameOf(item).text}</bdi>
          </h2>
          <span className="me-2 text-note text-ink-2 whitespace-nowrap" role="status">
            {t('gallery.position', { place: at + 1, of: items.length })}
          </span>
          <IconButton
            className="aria-disabled:opacity-35"
            icon="forward"
            label={t('common.previous')}
            aria-disabled={at === 0}
            onClick={() => go(-1)}
          />
          <IconButton
            className="aria-disabled:opacity-35"
            icon="back"
            label={t('common.next')}
            aria-disabled={at === items.length - 1}
            onClick={() => go(1)}
          />
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        <div
          key={item.id}
          className="grid place-items-center min-h-40 rounded-[14px] bg-green-950 text-white overflow-hidden [&_:is(img,video)]:max-h-[66dvh] [&_:is(img,video)]:object-contain"
        >
          {type === 'video' ? <Film item={item} /> : <Picture item={item} sizes="90vw" placeholderClass="min-h-[40dvh]" />}
        </div>
        {[arabicDescription, description].filter(Boolean).map((text) => (
          <p className="max-w-[70ch] wrap-anywhere text-ink-2" key={text}>
            <bdi>{text}</bdi>
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
