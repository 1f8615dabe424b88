import { once } from 'node:events';
import { THIS_MACHINE } from '../environment/environment.ts';
import { createSmtpServer } from './smtp.ts';
import { createMessageStore } from './store.ts';
import { createInboxWeb } from './web.ts';

export interface Inbox {
  stop(): Promise<void>;
}

interface InboxOptions {
  webPort: number;
  smtpPort: number;
  onError: (error: Error) => void;
}

/** Development inbox: receives mail by SMTP, shows it as a web page and as JSON. Local only, because mails contain sign-in codes. */
export const startInbox = async ({ webPort, smtpPort, onError }: InboxOptions): Promise<Inbox> => {
  const store = createMessageStore();
  const smtp = createSmtpServer(store);
  const web = createInboxWeb(store, onError);
  smtp.on('error', onError);
  smtp.listen(smtpPort, THIS_MACHINE);
  web.listen(webPort, THIS_MACHINE);
  await Promise.all([once(smtp.server, 'listening'), once(web, 'listening')]);
  return {
    stop: async () => {
      web.close();
      web.closeAllConnections();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
};
