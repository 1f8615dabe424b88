import { writeFileSync } from 'node:fs';
import { inRoot } from '../environment/root.ts';
import { brandFiles } from './make.ts';

/** `npm run build -- brand` makes colours, logo and icons from brand/src/club.ts and brand/logo.svg. */
for (const [path, content] of await brandFiles()) {
  writeFileSync(inRoot(path), content);
  console.log(path);
}
