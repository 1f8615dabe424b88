import { once } from 'node:events';
import { createSmtpServer } from './smtp.ts';
import { createMessageStore } from './store.ts';
import { createInboxWeb } from './web.ts';

export interface Inbox {
  stop(): Promise<void>;
}

interface InboxOptions {
  host: string;
  webPort: number;
  smtpPort: number;
  onError: (error: Error) => void;
}

/** The development mail inbox: takes mail by SMTP, shows it on a web page and as JSON. */
export const startInbox = async ({ host, webPort, smtpPort, onError }: InboxOptions): Promise<Inbox> => {
  const store = createMessageStore();
  const smtp = createSmtpServer(store);
  const web = createInboxWeb(store);
  smtp.on('error', onError);
  smtp.listen(smtpPort, host);
  web.listen(webPort, host);
  await Promise.all([once(smtp.server, 'listening'), once(web, 'listening')]);
  return {
    stop: async () => {
      web.close();
      web.closeAllConnections();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
};
