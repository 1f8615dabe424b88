import './spa.css';
import { lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

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

const Frame = ({ children }: { children: ReactNode }) => (
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

/** Each page is a separate chunk, as in an app with fifteen kinds of pages. */
const CropPage = lazy(() => import('./CropPage.tsx'));

const root = document.getElementById('root');
const id = new URLSearchParams(location.search).get('id') ?? '';
if (root)
  createRoot(root).render(
    <Frame>
      <Suspense fallback={<p className="wrap">جارٍ التحميل …</p>}>
        <CropPage id={id} />
      </Suspense>
    </Frame>,
  );
