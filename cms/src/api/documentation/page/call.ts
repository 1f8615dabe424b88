import type { Operation } from '../shapes.ts';
import { fieldTables } from './fields.ts';
import { type Html, html } from './html.ts';

const FORM = 'multipart/form-data';

const whoOf = ({ security }: Operation): string => {
  const scheme = Object.keys(security[0] ?? {})[0];
  if (scheme === undefined) return 'anyone';
  return scheme === 'session' ? 'a signed-in admin' : `a machine with ${scheme === 'metricsToken' ? 'METRICS_TOKEN' : 'CONTENT_TOKEN'}`;
};

const bodyOf = ({ requestBody }: Operation): Html[] => {
  if (!requestBody) return [];
  const { content } = requestBody;
  const form = content[FORM];
  const shown = form ?? content['application/json'];
  return shown ? fieldTables(shown.schema, form ? 'Body (multipart; JSON without the files)' : 'Body (JSON)', true) : [];
};

const parametersOf = ({ parameters }: Operation): Html => {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  if (inQuery.length === 0) return html``;
  return html`<h4>In the address</h4><ul class="plain">${inQuery.map(
    ({ name, description = '' }) => html`<li><code>${name}=${description}</code></li>`,
  )}</ul>`;
};

/** One call: who, where, what goes in, what comes out, and which errors there are. */
export const callSection = (path: string, method: string, operation: Operation): Html => {
  const { responses, summary, operationId } = operation;
  const [status = '200', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const [type, answer] = Object.entries(success?.content ?? {})[0] ?? [];
  const errors = Object.keys(responses).filter((code) => /^[45]/.test(code));
  return html`
<article id="${operationId}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${path}</code></h3>
<p class="summary">${summary}.</p>
<p class="who">For ${whoOf(operation)}</p>
${parametersOf(operation)}
${bodyOf(operation)}
<details><summary>Answer <b>${status}</b>${type === 'application/json' ? html`` : html` <code>${type ?? ''}</code>`}</summary>${
    answer ? fieldTables(answer.schema, 'Answer', false) : html``
  }</details>
<p class="errors">Errors: ${errors.map((code) => html`<a href="#errors">${code}</a> `)}</p>
</article>`;
};
