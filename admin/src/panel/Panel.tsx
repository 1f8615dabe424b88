import { use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { i18n, startI18n } from './i18n/i18n.ts';
import { router } from './routes.tsx';

const texts = startI18n();

/** Everything behind the sign-in. Its code, its texts and its styles are fetched only for those who get here. */
const Panel = () => {
  use(texts);
  return (
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>
  );
};

export default Panel;
