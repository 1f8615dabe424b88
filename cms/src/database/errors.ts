import type { Core } from '@strapi/strapi';

/**
 * The database's errors name the statement that failed, by default with all its values: what an applicant wrote, a digest,
 * an address. They end in the log (privacy: "never in logs"), so they say `?` where a value was.
 */
export const redactSqlErrors = (strapi: Core.Strapi): void => {
  const { config } = (strapi.db.connection as unknown as { client: { config: { compileSqlOnError?: boolean } } }).client;
  config.compileSqlOnError = false;
};
