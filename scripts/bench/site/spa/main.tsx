import './spa.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from './Frame.tsx';

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
