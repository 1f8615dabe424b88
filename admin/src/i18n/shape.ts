/** The keys of the Arabic texts with any words: `satisfies Shape<typeof ar>` makes a missing or surplus key a compile error. */
export type Shape<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };
