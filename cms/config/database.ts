import { join } from 'node:path';
import { settings } from './sanabel.ts';

export default {
  connection: {
    // The client's name is sqlite although the package is better-sqlite3.
    client: 'sqlite',
    connection: { filename: join(settings.DATA_DIR, 'database', 'sanabel.db') },
    useNullAsDefault: true,
  },
};
