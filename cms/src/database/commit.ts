import type { Core } from '@strapi/strapi';

interface OpenTransaction {
  commit(value?: unknown): Promise<unknown>;
  executionPromise: Promise<unknown>;
}
interface Connection {
  transaction(...parameters: unknown[]): Promise<OpenTransaction>;
}

/**
 * The query builder tells of a COMMIT that failed (a full disk, a lost connection) through another promise than the one that
 * Strapi waits for: what is lost would be answered as kept. Here a commit fails when it has failed.
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
