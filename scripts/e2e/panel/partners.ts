import { ENTITIES, type ItemOf } from '@sanabel/contract';
import { afterEach, beforeAll } from 'vitest';
import * as z from 'zod';
import { formOf } from '../../seed/api.ts';
import { editorApi, pngBytes } from './editor.ts';

/** Restores the list and its order after each test. */
export const partners = () => {
  const api = editorApi();
  const stored = async (): Promise<ItemOf<'partners'>[]> => z.array(ENTITIES.partners.item).parse(await api.get('/partners'));
  let before: string[] = [];
  beforeAll(async () => {
    before = (await stored()).map(({ id }) => id);
  });
  afterEach(async () => {
    for (const { id } of await stored()) if (!before.includes(id)) await api.send('DELETE', `/partners/${id}`);
    await api.send('POST', '/partners/order', { ids: before });
  });
  return {
    api,
    stored,
    orderBefore: () => before,
    add: async (name: string): Promise<ItemOf<'partners'>> => {
      const logo = new File([new Uint8Array(await pngBytes(300, 200))], 'logo.png', { type: 'image/png' });
      return ENTITIES.partners.item.parse(await api.send('POST', '/partners', formOf({ name, link: 'https://test.example' }, { logo })));
    },
  };
};
