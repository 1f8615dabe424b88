import { CLUB } from '@sanabel/brand/club';
import { useLanguage } from '../language/language.ts';
import { Mark } from './Mark.tsx';

const PANEL = { ar: 'لوحة التحكم', en: 'Control panel' };

/** The club's mark and name over the name of this place. */
export const Brand = () => {
  const locale = useLanguage();
  return (
    <a className="brand" href="/">
      <Mark />
      <span>
        <b>{CLUB.name[locale]}</b>
        <small>{PANEL[locale]}</small>
      </span>
    </a>
  );
};
