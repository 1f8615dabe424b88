import type { Core } from '@strapi/strapi';

interface OpenTransaction {
  commit(value?: unknown): Promise<unknown>;
  executionPromise: Promise<unknown>;
}
interface Connection {
  transaction(...parameters: unknown[]): Promise<OpenTransaction>;
}

/**
 * Makes `commit` reject when the COMMIT failed (a full disk, a lost connection). Knex tells of it through another promise than the one
 * that Strapi waits for, so lost changes would be answered as kept (https://github.com/knex/knex/issues/6141).
 */
export const surfaceCommitErrors = (strapi: Core.Strapi): void => {
  const connection = strapi.db.connection as unknown as Connection;
  const begin = connection.transaction.bind(connection);
  const transaction: Connection['transaction'] = async (...parameters) => {
    const opened = await begin(...parameters);
    // With its work handed in, the query builder waits for the right promise itself.
    if (typeof parameters[0] === 'function') return opened;
    const commit = opened.commit.bind(opened);
    opened.commit = async (value) => {
      await commit(value);
      return opened.executionPromise;
    };
    return opened;
  };
  Object.defineProperty(connection, 'transaction', { value: transaction });
};
