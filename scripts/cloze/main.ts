import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { article } from '@sanabel/contract/entities/article';
import * as z from 'zod';
import { clozePage } from './sheets.ts';

/** `npm run build -- cloze --site ADDRESS --to FOLDER`: a sheet for each published article, to print and to fill in (docs/arabic.md). */
const { values } = parseArgs({ options: { site: { type: 'string', default: 'http://127.0.0.1:4321' }, to: { type: 'string' } } });
if (!values.to) throw new Error('Usage: npm run build -- cloze --site ADDRESS --to FOLDER');
const answer = await fetch(new URL('/api/v1/articles', values.site));
if (!answer.ok) throw new Error(`${values.site} answered ${answer.status} when it was asked for its articles.`);
const articles = z.array(article).parse(await answer.json());
await mkdir(values.to, { recursive: true });
for (const one of articles) await writeFile(join(values.to, `${one.id}.html`), clozePage(one));
console.log(`${articles.length} sheets are in ${values.to}`);
