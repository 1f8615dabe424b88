import { settings } from './sanabel.ts';

const ONE_YEAR_MS = 365 * 24 * 3600 * 1000;

export default {
  'users-permissions': { config: { jwtSecret: settings.JWT_SECRET } },
  // Names of media are made from their content, so a name never gets other bytes.
  upload: { config: { providerOptions: { localServer: { maxage: ONE_YEAR_MS, immutable: true } } } },
};
