import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { reuseStatements } from './statements.ts';

const open = (): Database => {
  const connection = new Database(':memory:');
  reuseStatements(connection);
  connection.prepare('create table crops (id integer primary key, title text unique)').run();
  return connection;
};
const ADD = 'insert into crops (title) values (?)';

describe('statements of SQLite', () => {
  it('are prepared once, also after one that failed', () => {
    const connection = open();
    const add = connection.prepare(ADD);
    add.run('Wheat');
    expect(() => add.run('Wheat')).toThrow(/unique/i);
    expect(connection.prepare(ADD)).toBe(add);
    connection.prepare(ADD).run('Rice');
    expect(connection.prepare('select count(*) as count from crops').get()).toEqual({ count: 2 });
  });

  it('see the columns of a table that was changed', () => {
    const connection = open();
    connection.prepare(ADD).run('Wheat');
    const ALL = 'select * from crops';
    expect(connection.prepare(ALL).get()).toEqual({ id: 1, title: 'Wheat' });
    connection.prepare("alter table crops add column season text default 'winter'").run();
    expect(connection.prepare(ALL).get()).toEqual({ id: 1, title: 'Wheat', season: 'winter' });
  });

  it('are prepared again when many others came between', () => {
    const connection = open();
    const add = connection.prepare(ADD);
    for (let id = 0; id < 300; id += 1) connection.prepare(`select * from crops where id = ${id}`).get();
    expect(connection.prepare(ADD)).not.toBe(add);
    connection.prepare(ADD).run('Wheat');
    expect(connection.prepare('select title from crops').get()).toEqual({ title: 'Wheat' });
  });
});
