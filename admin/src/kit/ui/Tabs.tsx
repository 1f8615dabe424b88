import { NavLink } from 'react-router-dom';

const TAB_CLASSES =
  'inline-flex flex-none items-center min-h-11 px-4 border-[1.5px] border-line-strong rounded-[22px] leading-[1.2] no-underline bg-surface hover:bg-tint current:border-brand current:font-strong current:bg-brand current:text-on-brand';

export const Tabs = ({ label, pages }: { label: string; pages: readonly { to: string; name: string }[] }) => (
  <nav
    className="flex gap-2 flex-wrap mb-5.5 max-tablet:mb-2.5 max-tablet:-mx-4 max-tablet:px-4 max-tablet:py-1 max-tablet:flex-nowrap max-tablet:overflow-x-auto max-tablet:[scrollbar-width:none]"
    aria-label={label}
  >
    {pages.map(({ to, name }) => (
      <NavLink key={to} className={TAB_CLASSES} to={to} end>
        {name}
      </NavLink>
    ))}
  </nav>
);
