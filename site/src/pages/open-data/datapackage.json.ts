import { dataPackage } from '../../open-data/files.ts';

/** What open data there is, for programs (decision 135). */
export const GET = () => new Response(`${JSON.stringify(dataPackage(), null, 1)}\n`);
