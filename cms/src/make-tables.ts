import { runTool } from './tool.ts';

/** Makes the tables of an empty database, as a first start does. */
runTool(async () => {});
