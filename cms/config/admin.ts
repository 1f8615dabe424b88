import { createHash } from 'node:crypto';
import { settings } from './sanabel.ts';

/** Strapi's own panel is never served; the secrets are only there because Strapi does not start without them. */
export default {
  serveAdminPanel: false,
  autoOpen: false,
  auth: { secret: settings.ADMIN_JWT_SECRET },
  apiToken: { salt: settings.API_TOKEN_SALT },
  secrets: { encryptionKey: createHash('sha256').update(settings.ADMIN_JWT_SECRET).digest('hex') },
  transfer: { token: { salt: settings.TRANSFER_TOKEN_SALT } },
  flags: { nps: false, promoteEE: false },
};
