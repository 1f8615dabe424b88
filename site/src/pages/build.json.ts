import type { BuildInfo } from '@sanabel/contract/content';
import { revision } from '../content/snapshot.ts';

/** Tells which revision of the content is live, so that an editor's screen can say "published". */
export const GET = () => Response.json({ revision, builtAt: new Date().toISOString() } satisfies BuildInfo);
