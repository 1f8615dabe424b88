import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { cmsEnvironment } from '../testing/cms/cms.ts';
import { removeData, takeData } from '../testing/cms/data.ts';

it("ends Strapi's own import with a sentence that names ours, and no upload is deleted", async () => {
  const data = await takeData();
  const upload = join(data.dataDir, 'public', 'uploads', 'a-1200.webp');
  mkdirSync(join(data.dataDir, 'public', 'uploads'), { recursive: true });
  writeFileSync(upload, 'a picture');
  const archive = join(data.dataDir, 'export.tar');
  writeFileSync(archive, '');
  const program = inRoot('node_modules', '.bin', 'strapi');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'import', '--force', '--file', archive], {
    cwd: inRoot('cms'),
    env: cmsEnvironment(data),
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toContain('npm run restore');
  expect(status).not.toBe(0);
  expect(existsSync(upload)).toBe(true);
  await removeData(data);
});
