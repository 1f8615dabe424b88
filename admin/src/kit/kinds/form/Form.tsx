import { useTranslation } from 'react-i18next';
import { Localised } from '../../language/localised.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useItemKind } from '../use-item-kind.ts';

/** Placeholder until the form of kinds lands. */
export const Component = () => {
  const { t } = useTranslation();
  const name = useItemKind();
  return (
    <PageHead title={t(`${name}.addTitle`)}>
      <Localised text="" arabic="" />
    </PageHead>
  );
};
