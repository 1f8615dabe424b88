import * as z from 'zod';
import { choicesOf } from './columns.ts';
import type { Entity } from './entities/entity.ts';
import { timingInput } from './entities/timing.ts';
import type { FieldCode } from './errors.ts';
import { MANY_MAX } from './limits.ts';
import { id } from './text.ts';

/** All are changed, or none. */
const ids = z
  .array(id, { error: 'invalid_type' satisfies FieldCode })
  .min(1, { error: 'required' satisfies FieldCode })
  .superRefine((list, context) => {
    if (list.length > MANY_MAX) context.addIssue({ code: 'custom', message: 'too_many', params: { max: MANY_MAX } });
  })
  .meta({ maxItems: MANY_MAX });

export const manyInput = z.strictObject({ ids });

/** Choices and times, no texts. */
const changeOf = ({ patch }: Pick<Entity, 'patch'>): z.ZodObject => {
  const shape = patch instanceof z.ZodObject ? patch.shape : {};
  const choices = choicesOf({ patch }).map(({ name }) => [name, shape[name]]);
  return z.strictObject({ ...Object.fromEntries(choices), ...timingInput.shape });
};

const changeMany = (entity: Pick<Entity, 'patch'>) => z.strictObject({ ids, change: changeOf(entity) });

/** Cached for each entity: Zod schemas are slow to create and are compiled at first use. */
const made = new WeakMap<z.ZodType, ReturnType<typeof changeMany>>();

/** Changes many items of a list: `{ "ids": […], "change": { "season": "Summer", "isDraft": false } }`. */
export const changeManyInput = (entity: Pick<Entity, 'patch'>): ReturnType<typeof changeMany> => {
  const schema = made.get(entity.patch) ?? changeMany(entity);
  made.set(entity.patch, schema);
  return schema;
};

export const MANY_OUTCOMES = ['done', 'unchanged', 'gone'] as const;

/** `batch` undoes the action (`POST /versions/undo`); empty where nothing changed. */
export const manyDone = z.strictObject({
  batch: z.string(),
  items: z.array(z.strictObject({ id, outcome: z.enum(MANY_OUTCOMES) })),
});

export type ManyDone = z.infer<typeof manyDone>;
export type ManyOutcome = (typeof MANY_OUTCOMES)[number];
