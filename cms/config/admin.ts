import { createHash } from 'node:crypto';
import { settings } from './sanabel.ts';

/** Strapi does not start without these secrets, but its own panel is never served. */
export default {
  serveAdminPanel: false,
  autoOpen: false,
  auth: { secret: settings.ADMIN_JWT_SECRET },
  apiToken: { salt: settings.API_TOKEN_SALT },
  secrets: { encryptionKey: createHash('sha256').update(settings.ADMIN_JWT_SECRET).digest('hex') },
  transfer: { token: { salt: settings.TRANSFER_TOKEN_SALT } },
  flags: { nps: false, promoteEE: false },
};
