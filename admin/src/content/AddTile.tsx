import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import type { Kind } from './cards.ts';

const PATHS = {
  crops: '/crops/new',
  awareness: '/articles/new/awareness',
  climate: '/articles/new/climate',
} as const satisfies Record<Kind, string>;

/** The dashed tile at a grid's end. In an empty grid it stands alone, twice as wide, with a sentence. */
export const AddTile = ({ kind, isAlone }: { kind: Kind; isAlone: boolean }) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <li className={isAlone ? 'dashboard-add alone' : 'dashboard-add'}>
      <Link to={{ pathname: PATHS[kind], search }}>
        <span className="dashboard-plus">
          <Icon name="add" />
        </span>
        {t(`dashboard.${kind}.add`)}
        {isAlone && <small>{t(`dashboard.${kind}.empty`)}</small>}
      </Link>
    </li>
  );
};
