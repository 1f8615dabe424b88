/** The package has no types; these are the parts that we use. */
declare module 'better-sqlite3' {
  export interface Statement {
    get(...values: unknown[]): unknown;
    run(...values: unknown[]): unknown;
  }
  export default class Database {
    constructor(path: string, options?: { readonly?: boolean; fileMustExist?: boolean; timeout?: number });
    prepare(sql: string): Statement;
    exec(sql: string): void;
    close(): void;
  }
}

/** The driver has no types; these are the parts that we use. */
declare module 'pg' {
  interface Result {
    rows: Record<string, unknown>[];
  }
  export class Client {
    constructor(config: { connectionString: string; connectionTimeoutMillis?: number });
    connect(): Promise<void>;
    on(event: 'error', listener: (error: Error) => void): this;
    query(text: string, values?: unknown[]): Promise<Result>;
    end(): Promise<void>;
  }
  const pg: { Client: typeof Client };
  export default pg;
}
