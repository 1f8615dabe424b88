import type { ReactNode } from 'react';

const PAGES = [
  ['/', 'الرئيسية'],
  ['/about', 'عن النادي'],
  ['/services', 'خدماتنا'],
  ['/gallery', 'المعرض'],
  ['/jobs', 'الوظائف'],
  ['/contact', 'تواصل معنا'],
] as const;

const Links = () => (
  <ul>
    {PAGES.map(([path, text]) => (
      <li key={path}>
        <a href={path}>{text}</a>
      </li>
    ))}
  </ul>
);

export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <header className="spa-header">
      <div className="wrap">
        <b>نادي سنابل</b>
        <button type="button">القائمة</button>
      </div>
    </header>
    <main>{children}</main>
    <footer className="section wrap">
      <p>نزرع المعرفة، فنحصد معًا.</p>
      <nav>
        <Links />
      </nav>
    </footer>
  </>
);
