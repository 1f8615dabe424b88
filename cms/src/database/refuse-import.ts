/** Commands of Strapi that empty a database and its folder of uploads before they fill them. */
const COMMANDS = ['import', 'transfer'];

/**
 * Throws when Strapi runs for one of its own commands that replace all data: they know nothing of our media and delete every file of
 * them. `args` are those of the process.
 */
export const refuseStrapiImport = (args: readonly string[]): void => {
  const [, program = '', command = ''] = args;
  if (/[\\/]strapi(?:\.js)?$/.test(program) && COMMANDS.includes(command))
    throw new Error(
      `strapi ${command} would delete every file of our media. Use npm run restore -- FILE to put a backup back, or npm run transfer to change the database.`,
    );
};
