/**
 * Ends what is left of deleted rows beside the database's file: SQLite keeps every change in its log (`-wal`) until that is written back
 * and cut. Call it outside of transactions. Where another process reads meanwhile it does nothing, and the next call does it.
 */
export const forgetDeleted = async (): Promise<void> => {
  if (strapi.db.dialect.client === 'sqlite') await strapi.db.connection.raw('pragma wal_checkpoint(TRUNCATE)');
};
