import { dataPackage } from '../../open-data/files.ts';

export const GET = () => new Response(`${JSON.stringify(dataPackage(), null, 1)}\n`);
