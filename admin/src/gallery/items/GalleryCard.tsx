import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfirmDelete } from '../../forms/use-confirm-delete.tsx';
import { DIRECTIONS } from '../../language/language.ts';
import type { LocalText } from '../../language/localised.ts';
import { SortableItem } from '../../lists/Sortable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { clock } from './clock.ts';
import { Picture } from './Picture.tsx';
import { Preview } from './Preview.tsx';

interface Props {
  item: GalleryItem;
  name: LocalText;
}

/** One photo or video: its picture opens it; a handle to move it; its captions and its end. */
export const GalleryCard = ({ item, name: { text: name, lang } }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const confirmDelete = useConfirmDelete('gallery');
  const remove = () => confirmDelete(item, { title: t('common.deleteQuestion', { name }), picture: <Picture item={item} /> });
  const [isOpen, setIsOpen] = useState(false);
  const { id, type, duration } = item;
  return (
    <SortableItem id={id} name={name} className="gallery-card">
      {(handle) => (
        <>
          <div className="gallery-card-picture">
            <button type="button" aria-label={t('gallery.show', { name })} onClick={() => setIsOpen(true)}>
              <Picture item={item} />
            </button>
            {type !== 'image' && (
              <span className="gallery-card-kind">
                <Icon name={type === 'video' ? 'play' : 'player'} />
              </span>
            )}
            {duration !== null && (
              <span className="gallery-card-duration">
                <span className="sr-only">{t('gallery.duration', { time: '' })}</span>
                <bdi>{clock(duration)}</bdi>
              </span>
            )}
            {handle}
          </div>
          <div className="gallery-card-words">
            <p>
              <span lang={lang} dir={DIRECTIONS[lang]}>
                {name}
              </span>
              <small>{t(`gallery.kind.${type}`)}</small>
            </p>
            <button
              type="button"
              className="icon-button"
              aria-label={t('gallery.editItem', { name })}
              onClick={() => navigate({ pathname: `/gallery/${id}`, search })}
            >
              <Icon name="edit" />
            </button>
            <button
              type="button"
              className="icon-button danger"
              aria-label={t('gallery.deleteItem', { name })}
              onClick={() => void remove()}
            >
              <Icon name="trash" />
            </button>
          </div>
          {isOpen && <Preview item={item} name={name} onClose={() => setIsOpen(false)} />}
        </>
      )}
    </SortableItem>
  );
};
