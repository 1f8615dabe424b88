import { Gauge } from 'prom-client';
import { type Stored, table } from '../database/table.ts';
import { registry } from './registry.ts';

const lengthOf = (name: string, help: string, uid: string): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await table<Stored>(uid).count({}));
    },
  });

/** What waits in the database, counted when somebody asks; the same figure on every instance. */
export const measureQueues = (): void => {
  lengthOf('sanabel_mails_waiting', 'Mails that have not been sent yet', 'api::mail.mail');
  lengthOf('sanabel_publication_pending', 'Changes that the public site does not show yet', 'api::publication.publication-entry');
};
