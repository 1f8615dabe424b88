import type { Schema } from '../shapes.ts';
import { describe } from './describe.ts';
import { type Html, html } from './html.ts';

interface Variant {
  title: string;
  schema: Schema;
}

const objectIn = (schema: Schema): Schema => (schema.type === 'array' && schema.items ? schema.items : schema);

/** A body may have more than one form: each is shown for itself, named by what tells it from the others. */
const variantsOf = (schema: Schema, title: string): Variant[] => {
  if (!schema.anyOf?.every(({ properties }) => properties)) return [{ title, schema }];
  return schema.anyOf.map((variant) => ({
    title: `${title}, type ${variant.properties?.type?.enum?.join(' or ') ?? ''}`,
    schema: variant,
  }));
};

const row = (name: string, schema: Schema, isRequired: boolean): Html => html`
<tr><th scope="row"><code>${name}</code>${isRequired ? html` <span class="must">required</span>` : html``}</th><td>${describe(schema)}</td></tr>`;

const tableOf = ({ title, schema }: Variant, isInput: boolean): Html => {
  const { properties, required = [] } = objectIn(schema);
  if (!properties) return html`<h4>${title}</h4><p>${describe(schema)}</p>`;
  const kind = schema.type === 'array' ? `${title}: a list, each with` : title;
  return html`<h4>${kind}</h4><div class="wide" role="region" aria-label="${kind}" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">What it is</th></tr></thead><tbody>${Object.entries(
    properties,
  ).map(([name, field]) => row(name, field, isInput && required.includes(name)))}</tbody></table></div>`;
};

/** The fields of a body or an answer, with their bounds. */
export const fieldTables = (schema: Schema, title: string, isInput: boolean): Html[] =>
  variantsOf(schema, title).map((variant) => tableOf(variant, isInput));
