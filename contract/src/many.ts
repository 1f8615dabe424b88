import * as z from 'zod';
import { choicesOf } from './columns.ts';
import type { Entity } from './entities/entity.ts';
import { timingInput } from './entities/timing.ts';
import type { FieldCode } from './errors.ts';
import { MANY_MAX } from './limits.ts';
import { id } from './text.ts';

/** The items of an act on many. All of it is kept, or nothing. */
const ids = z
  .array(id, { error: 'invalid_type' satisfies FieldCode })
  .min(1, { error: 'required' satisfies FieldCode })
  .superRefine((list, context) => {
    if (list.length > MANY_MAX) context.addIssue({ code: 'custom', message: 'too_many', params: { max: MANY_MAX } });
  })
  .meta({ maxItems: MANY_MAX });

export const manyInput = z.strictObject({ ids });

/** What can be changed in many items at once: choices and times, and no texts. */
const changeOf = ({ patch }: Pick<Entity, 'patch'>): z.ZodObject => {
  const shape = patch instanceof z.ZodObject ? patch.shape : {};
  const choices = choicesOf({ patch }).map(({ name }) => [name, shape[name]]);
  return z.strictObject({ ...Object.fromEntries(choices), ...timingInput.shape });
};

const changeMany = (entity: Pick<Entity, 'patch'>) => z.strictObject({ ids, change: changeOf(entity) });

/** Made once for each entity: a schema is slow to make, and compiled at its first use. */
const made = new WeakMap<z.ZodType, ReturnType<typeof changeMany>>();

/** Changes many items of a list: `{ "ids": […], "change": { "season": "Summer", "isDraft": false } }`. */
export const changeManyInput = (entity: Pick<Entity, 'patch'>): ReturnType<typeof changeMany> => {
  const schema = made.get(entity.patch) ?? changeMany(entity);
  made.set(entity.patch, schema);
  return schema;
};

/** What became of an item: it was done, it was so already, or the item is gone. */
export const MANY_OUTCOMES = ['done', 'unchanged', 'gone'] as const;

/** The act as one, by which it can be undone (`POST /versions/undo`); empty where nothing was to be done. */
export const manyDone = z.strictObject({
  batch: z.string(),
  items: z.array(z.strictObject({ id, outcome: z.enum(MANY_OUTCOMES) })),
});

export type ManyDone = z.infer<typeof manyDone>;
export type ManyOutcome = (typeof MANY_OUTCOMES)[number];
