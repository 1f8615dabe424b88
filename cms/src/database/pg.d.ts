/** What we use of the PostgreSQL driver, which brings no types of its own. */
declare module 'pg' {
  interface Result {
    rows: Record<string, unknown>[];
  }
  export class Client {
    constructor(config: { connectionString: string; connectionTimeoutMillis?: number });
    connect(): Promise<void>;
    query(text: string, values?: unknown[]): Promise<Result>;
    end(): Promise<void>;
  }
  const pg: { Client: typeof Client };
  export default pg;
}
