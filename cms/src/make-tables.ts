import { runTool } from './tool.ts';

runTool(async () => {});
