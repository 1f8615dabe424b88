import { breakGlass } from './api/auth/sign-in.ts';
import { addressFor, noSuchAdmin, runTool } from './tool.ts';

runTool(async () => {
  const code = await breakGlass(addressFor('admin:code'));
  if (code === null) noSuchAdmin();
  else console.log(code);
});
