import { jsonLines } from '../src/logs/json-lines.ts';

export default { format: jsonLines };
