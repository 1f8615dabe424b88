/** Truncates SQLite's log (`-wal`), which keeps deleted rows. Call it outside of transactions. Does nothing while another process reads. */
export const forgetDeleted = async (): Promise<void> => {
  if (strapi.db.dialect.client === 'sqlite') await strapi.db.connection.raw('pragma wal_checkpoint(TRUNCATE)');
};
