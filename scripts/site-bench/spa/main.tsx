import './spa.css';
import { createRoot } from 'react-dom/client';
import { CropPage } from './CropPage.tsx';
import { Frame } from './Frame.tsx';

const root = document.getElementById('root');
const id = new URLSearchParams(location.search).get('id') ?? '';
if (root)
  createRoot(root).render(
    <Frame>
      <CropPage id={id} />
    </Frame>,
  );
