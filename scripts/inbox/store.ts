import { randomUUID } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';

/** Older mail is dropped, because everything is in memory. */
const MESSAGES_MAX = 500;

export interface Message {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Arrival in ISO 8601, UTC. */
  date: string;
}

export interface MessageStore {
  list(): readonly Message[];
  find(id: string): Message | undefined;
  /** `recipients` are those of the SMTP envelope. */
  add(source: Buffer, recipients: string[]): Promise<Message>;
  clear(): void;
}

const addressOf = (sender: Address | undefined): string => sender?.address ?? '';

export const createMessageStore = (): MessageStore => {
  let messages: Message[] = [];
  return {
    list: () => messages,
    find: (id) => messages.find((message) => message.id === id),
    add: async (source, recipients) => {
      const mail = await PostalMime.parse(source);
      const message: Message = {
        id: randomUUID(),
        from: addressOf(mail.from),
        to: recipients,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        date: new Date().toISOString(),
      };
      messages = [message, ...messages].slice(0, MESSAGES_MAX);
      return message;
    },
    clear: () => {
      messages = [];
    },
  };
};
