import * as z from 'zod';
import { SECTIONS } from '../enumerations.ts';
import { backgrounds as kind } from '../kinds/other.ts';
import { OTHER_IMAGE } from '../media-rules.ts';
import { choice, id } from '../text.ts';
import { entity } from './entity.ts';
import { focusInput } from './picture.ts';

export const section = choice(SECTIONS);
const everySection = <T extends z.ZodType>(value: T) => z.record(z.enum(SECTIONS), value);

export const backgroundInput = z.strictObject({ section, ...focusInput });
/** The focus can be changed later; the picture cannot. */
export const backgroundPatch = z.strictObject(focusInput);
/** Present only where a focus is set: the field is newer than the API. */
const cut = { focus: z.string().min(1).optional() };
/** Null restores the site's own drawing in the section. */
export const backgroundSelection = z.strictObject({ section, backgroundId: id.nullable() });
export const backgroundSections = z.strictObject({
  sections: z.array(section, { error: 'invalid_type' }).max(SECTIONS.length * 2, { error: 'too_long' }),
});

export const background = z.strictObject({ id, section, url: z.string(), focus: z.string() });
export const sectionEntry = z.strictObject({ section, url: z.string(), ...cut });
export const backgrounds = z.strictObject({
  backgroundsBySection: everySection(z.array(z.strictObject({ id, url: z.string(), ...cut }))),
  selectedBackgrounds: everySection(id.nullable()),
});

export const backgroundEntity = entity(
  { item: background, input: backgroundInput, patch: backgroundPatch },
  {
    ...kind,
    files: [{ field: 'image', attribute: 'url', rule: OTHER_IMAGE, isRequired: true }],
    search: [],
    sortable: ['section'],
    titles: ['section'],
    fallback: { focus: '' },
  },
);

export type Background = z.infer<typeof background>;
export type SectionEntry = z.infer<typeof sectionEntry>;
export type Backgrounds = z.infer<typeof backgrounds>;
