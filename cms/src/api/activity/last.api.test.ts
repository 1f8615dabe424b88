import { type Crop, lastChange } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields } = crops[0] ?? expect.fail();
const ask = (path: string) => cms.call('GET', `/activity/${path}`, { token });

beforeAll(async () => {
  token = await cms.signIn();
});

describe('who changed an item last', () => {
  it('is shown with the time, for items and for the contact data', async () => {
    const { id } = (await (await cms.call('POST', '/crops', { token, form: form(fields, { image: await png() }) })).json()) as Crop;
    const made = lastChange.parse(await (await ask(`crops/${id}`)).json());
    expect(made.adminName).not.toBe('');
    const changed = (await (await cms.call('PATCH', `/crops/${id}`, { token, json: { name: 'Durum' } })).json()) as Crop;
    const last = lastChange.parse(await (await ask(`crops/${id}`)).json());
    expect(Date.parse(last.at)).toBeGreaterThan(Date.parse(made.at));
    expect(Math.abs(Date.parse(last.at) - Date.parse(changed.updatedAt))).toBeLessThan(1_000);
    await cms.call('PATCH', '/media', { token, json: { address: '1 Field Road' } });
    expect(lastChange.parse(await (await ask('media/media')).json())).toMatchObject({ adminName: made.adminName });
  });

  it('is not shown for accounts, for unknown items, nor to strangers', async () => {
    const [admin] = (await (await cms.call('GET', '/admins', { token })).json()) as [{ id: string }];
    expect((await ask(`admins/${admin.id}`)).status).toBe(404);
    expect((await ask(`crops/${'a'.repeat(24)}`)).status).toBe(404);
    expect((await cms.call('GET', '/activity/media/media')).status).toBe(401);
  });
});
