import { inject, type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest';

const skip = (task: RunnerTask): void => {
  task.mode = 'skip';
  if ('tasks' in task) for (const inner of task.tasks) skip(inner);
};

/** Skips every test when PostgreSQL is not available. */
export default class SkipWithoutPostgres extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    if (!inject('postgres')) for (const file of files) skip(file);
  }
}
