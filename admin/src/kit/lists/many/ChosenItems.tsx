import { useTranslation } from 'react-i18next';
import { Photo } from '../../ui/Photo.tsx';

export interface Chosen {
  id: string;
  name: string;
  /** Null where an item has none; unset for kinds without pictures. */
  picture?: string | null;
}

const SHOWN = 6;

/** Shows what a question is about: a selection may reach beyond the screen. */
export const ChosenItems = ({ items }: { items: readonly Chosen[] }) => {
  const { t } = useTranslation();
  const rest = items.length - SHOWN;
  return (
    <ul className="grid gap-1.5 mt-3">
      {items.slice(0, SHOWN).map(({ id, name, picture }) => (
        <li key={id} className="flex gap-2.5 items-center text-ink">
          {picture && (
            <span className="flex-none w-12 aspect-4/3 rounded-[6px] bg-tint overflow-hidden [&_img]:size-full [&_img]:object-cover">
              <Photo src={picture} sizes="48px" />
            </span>
          )}
          <bdi className="min-w-0 line-clamp-2 wrap-anywhere">{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t('lists.many.more', { count: rest })}</li>}
    </ul>
  );
};
