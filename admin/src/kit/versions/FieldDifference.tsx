import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Compared } from './compared.ts';
import { MediaDifference, ValueDifference, WordDifference } from './Difference.tsx';
import { useValueFormat } from './value-format.ts';

const SOUND = 'voiceUrl';

type IsPicture = (name: string) => boolean;

interface Props {
  list: string;
  field: Compared;
  isPicture: IsPicture;
}

const useNote = ({ field: { name, was, is, language }, isPicture }: Omit<Props, 'list'>): string => {
  const { t } = useTranslation();
  const kind = isPicture(name) ? 'picture' : name === SOUND ? 'voice' : language ? 'text' : 'value';
  if (was === '') return t(`versions.note.${kind}.added`);
  return is === '' ? t(`versions.note.${kind}.removed`) : t(`versions.note.${kind}.changed`);
};

export const DifferenceBody = ({ list, field: { name, was, is, language }, isPicture }: Props) => {
  const formatValue = useValueFormat(list);
  if (isPicture(name)) return <MediaDifference was={was} is={is} />;
  if (name === SOUND) return <MediaDifference was={was} is={is} isSound />;
  const isText = language !== null || name === 'sheet';
  const Kind = isText ? WordDifference : ValueDifference;
  return <Kind was={formatValue(name, was)} is={formatValue(name, is)} language={language} />;
};

export const FieldDifference = ({ title, ...props }: Props & { title: ReactNode }) => (
  <section className="grid gap-2 py-4 px-5.5 border-t border-line max-laptop:px-4">
    <h3 className="flex gap-2 flex-wrap items-baseline text-small font-semibold">
      {title} <small className="text-note font-normal text-ink-2">{useNote(props)}</small>
    </h3>
    <DifferenceBody {...props} />
  </section>
);
