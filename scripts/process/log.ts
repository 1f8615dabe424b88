import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LogLevel } from '../environment/schema.ts';
import { openRotatingFile } from './rotating-file.ts';

/** An expected error: the terminal shows its message without a stack. */
export class ExpectedError extends Error {}

const LOG_FILE_MAX_BYTES = 5_000_000;
const ERROR_LINE = /\b(?:warn|warning|error|fatal|unhandled|uncaught)\b/i;

/** Writes all lines to a file, and important ones to the terminal. */
export interface PartLog {
  info(line: string): void;
  error(line: string): void;
  /** A line of unknown severity, judged by its words. */
  line(line: string): void;
  tail(): string[];
}

export interface Logs {
  part(name: string): PartLog;
}

const TAIL_LINES = 40;

const makeWritable = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new ExpectedError(`This user cannot write to ${folder}; DATA_DIR chooses the data folder. ${(error as Error).message}`);
  }
};

/**
 * The terminal shows ordinary lines only when `level` is info or debug; files get everything. Throws an ExpectedError where this user cannot
 * write to the folder.
 */
export const openLogs = (folder: string, level: LogLevel): Logs => {
  makeWritable(folder);
  const isLoud = level === 'info' || level === 'debug';
  return {
    part: (name) => {
      const file = openRotatingFile(join(folder, `${name}.log`), LOG_FILE_MAX_BYTES);
      const last: string[] = [];
      const write = (line: string, isShown: boolean) => {
        file.write(`${new Date().toISOString()} ${line}`);
        last.push(line);
        if (last.length > TAIL_LINES) last.shift();
        if (isShown) console.log(`[${name}] ${line}`);
      };
      return {
        info: (line) => write(line, isLoud),
        error: (line) => write(line, true),
        line: (line) => write(line, isLoud || ERROR_LINE.test(line)),
        tail: () => [...last],
      };
    },
  };
};
