import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publisherFailure, publisherState, release } from '@sanabel/contract/publisher';
import * as z from 'zod';
import { ExpectedError } from './log.ts';

/** Calls the publisher of a data folder, as the CMS does. Throws an ExpectedError when none runs or when it refuses. */
export const callPublisher = async (dataDir: string, body: object): Promise<unknown> => {
  const file = join(dataDir, 'published', 'hook');
  if (!existsSync(file)) throw new ExpectedError('Nothing is running on this data folder: start it first, with npm start.');
  const answer = await fetch(`${readFileSync(file, 'utf8')}/releases`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new ExpectedError(await answer.text());
  return answer.json();
};

/** An upgrade asks a publisher of another version, which may report more or less. */
const message = z.object({
  ...publisherState.shape,
  releases: z.array(z.object(release.shape)),
  failure: z.object(publisherFailure.shape).pick({ detail: true }).nullable(),
  work: z.string().default('done'),
  left: z.number().default(0),
});

export const readPublisher = async (dataDir: string): Promise<z.infer<typeof message>> => message.parse(await callPublisher(dataDir, {}));
