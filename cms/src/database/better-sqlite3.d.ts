/** The few parts that we use ourselves: the package comes without types. */
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
