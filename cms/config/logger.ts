import { jsonLines } from './logging/json-lines.ts';

export default { format: jsonLines };
