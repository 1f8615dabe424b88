/**
 * A form's fields, one for every key of an input: `CROP_FORM = {…} satisfies FormOf<CropInput>` does not compile while an input is missing,
 * optional ones included, nor with one that the API does not know.
 */
export type FormOf<Input, Field = unknown> = { readonly [Key in keyof Input]-?: Field };
