import { type Background, type Content, type Crop, content, errorBody, type GalleryItem, type ItemOf } from '@sanabel/contract';
import { crops, members } from '@sanabel/contract/fixtures';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields } = crops[0] ?? expect.fail();
const { picture: ____, ...member } = members[0] ?? expect.fail();
const TEXTS = { focus: '37 62', pictureAlt: 'Ears in the sun.', arabicPictureAlt: 'سنابل في الشمس.' };
const NO_TEXTS = { focus: '', pictureAlt: '', arabicPictureAlt: '' };

const add = async <Item>(path: string, values: object, part = 'image'): Promise<Item> => {
  const answer = await cms.call('POST', path, { token, form: form(values as Record<string, unknown>, { [part]: await png() }) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Item;
};
const readContent = async (): Promise<Content> =>
  content.parse(await (await cms.call('GET', '/content', { token: cms.contentToken })).json());

beforeAll(async () => {
  token = await cms.signIn();
});

describe('what is said of a picture', () => {
  it('may be left out, as in every call from before it could be said', async () => {
    expect(await add<Crop>('/crops', fields)).toMatchObject(NO_TEXTS);
    expect(await add<ItemOf<'members'>>('/members', member)).toMatchObject(NO_TEXTS);
    const { galleryItem } = await add<{ galleryItem: GalleryItem }>('/gallery', { type: 'image' }, 'file');
    expect(galleryItem).toMatchObject(NO_TEXTS);
  });

  it('comes with a new item, and reaches visitors', async () => {
    const crop = await add<Crop>('/crops', { ...fields, ...TEXTS });
    expect(crop).toMatchObject(TEXTS);
    expect(await add<ItemOf<'members'>>('/members', { ...member, ...TEXTS })).toMatchObject(TEXTS);
    const { galleryItem } = await add<{ galleryItem: GalleryItem }>('/gallery', { type: 'image', ...TEXTS }, 'file');
    expect(galleryItem).toMatchObject(TEXTS);
    const read = await readContent();
    expect(read.crops.find(({ id }) => id === crop.id)).toMatchObject(TEXTS);
    expect(read.gallery.find(({ id }) => id === galleryItem.id)).toMatchObject(TEXTS);
  });

  it('can be changed alone, and the site hears of it', async () => {
    const crop = await add<Crop>('/crops', fields);
    const before = await readContent();
    const changed = await cms.call('PATCH', `/crops/${crop.id}`, { token, json: { focus: '0 100' } });
    expect(await changed.json()).toMatchObject({ ...fields, focus: '0 100', imageUrl: crop.imageUrl });
    const after = await readContent();
    expect(after.revision).toBe(before.revision + 1);
    expect(after.digests[`crops/${crop.id}`]).not.toBe(before.digests[`crops/${crop.id}`]);
    const cleared = await cms.call('PATCH', `/crops/${crop.id}`, { token, json: { focus: '' } });
    expect(await cleared.json()).toMatchObject({ focus: '' });
  });

  it.each([
    [{ focus: '101 50' }, 'focus', 'out_of_range'],
    [{ focus: 'left' }, 'focus', 'out_of_range'],
    [{ pictureAlt: 'a'.repeat(251) }, 'pictureAlt', 'too_long'],
  ])('is refused where it is %j', async (json, field, code) => {
    const { id } = await add<Crop>('/crops', fields);
    const answer = await cms.call('PATCH', `/crops/${id}`, { token, json });
    expect(answer.status).toBe(400);
    expect(errorBody.parse(await answer.json()).errors).toMatchObject([{ field, code }]);
  });

  it('may be in a draft before the picture is', async () => {
    const answer = await cms.call('POST', '/crops', { token, json: { isDraft: true, ...TEXTS } });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ ...TEXTS, imageUrl: '', isDraft: true });
  });
});

describe('a background', () => {
  it('is told of without a point until it has one, and then goes with it to the site', async () => {
    const made = await add<Background>('/backgrounds/add', { section: 'goles' });
    const entries = async () =>
      (await (await cms.call('POST', '/backgrounds/get-backgrounds-by-sections', { json: { sections: ['goles'] } })).json()) as object;
    expect(await entries()).toEqual({ data: [{ section: 'goles', url: made.url }] });
    const before = await readContent();
    const changed = await cms.call('PATCH', `/backgrounds/${made.id}`, { token, json: { focus: '20 80' } });
    expect(await changed.json()).toEqual({ ...made, focus: '20 80' });
    expect(await entries()).toEqual({ data: [{ section: 'goles', url: made.url, focus: '20 80' }] });
    const after = await readContent();
    expect(after.backgrounds).toEqual([{ section: 'goles', url: made.url, focus: '20 80' }]);
    expect(after.digests['backgrounds/goles']).not.toBe(before.digests['backgrounds/goles']);
    expect((await cms.call('PATCH', `/backgrounds/${made.id}`, { json: { focus: '' } })).status).toBe(401);
    expect((await cms.call('PATCH', `/backgrounds/${made.id}`, { token, json: { section: 'gallery' } })).status).toBe(400);
  });
});
