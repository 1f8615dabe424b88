import { type Application, FIELDS, type Field } from './application.ts';

interface ChatTexts {
  title: string;
  labels: Record<Field, string>;
}

/** A chat with the club in which the application is written already, line by line; `chat` is the club's address there. */
export const chatAddress = (chat: string, { title, labels }: ChatTexts, application: Application): string => {
  const lines = FIELDS.map((field) => `${labels[field]}: ${application[field]}`);
  return `${chat}?text=${encodeURIComponent([title, ...lines].join('\n'))}`;
};
