import * as z from 'zod';
import { SECTIONS } from '../enumerations.ts';
import { OTHER_IMAGE } from '../media-rules.ts';
import { choice, id } from '../text.ts';
import { entity } from './entity.ts';
import { focusInput } from './picture.ts';

export const section = choice(SECTIONS);
const everySection = <T extends z.ZodType>(value: T) => z.record(z.enum(SECTIONS), value);

export const backgroundInput = z.strictObject({ section, ...focusInput });
/** Where it is cut can be changed later; the picture is what it is, and stays. */
export const backgroundPatch = z.strictObject(focusInput);
/** Only where a point is set: before there were points, answers had none. */
const cut = { focus: z.string().min(1).optional() };
/** Without a picture the site's own drawing stands in the section. */
export const backgroundSelection = z.strictObject({ section, backgroundId: id.nullable() });
export const backgroundSections = z.strictObject({
  sections: z.array(section, { error: 'invalid_type' }).max(SECTIONS.length * 2, { error: 'too_long' }),
});

export const background = z.strictObject({ id, section, url: z.string(), focus: z.string() });
/** A section's selected picture, for a page. */
export const sectionEntry = z.strictObject({ section, url: z.string(), ...cut });
export const backgrounds = z.strictObject({
  backgroundsBySection: everySection(z.array(z.strictObject({ id, url: z.string(), ...cut }))),
  selectedBackgrounds: everySection(id.nullable()),
});

export const backgroundEntity = entity(
  { item: background, input: backgroundInput, patch: backgroundPatch },
  {
    name: 'backgrounds',
    singular: 'background',
    files: [{ field: 'image', attribute: 'url', rule: OTHER_IMAGE, isRequired: true }],
    search: [],
    sortable: ['section'],
    titles: ['section'],
    isPublic: true,
    hasOrder: false,
    hasTrash: true,
    hasTiming: false,
    hasVersions: false,
    isSingle: false,
    fallback: { focus: '' },
  },
);

export type Background = z.infer<typeof background>;
export type SectionEntry = z.infer<typeof sectionEntry>;
export type Backgrounds = z.infer<typeof backgrounds>;
