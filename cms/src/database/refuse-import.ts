/** Strapi commands that empty the database and the upload folder before filling them. */
const COMMANDS = ['import', 'transfer'];

/** Throws for Strapi's commands that replace all data, because they delete every file of our media. `args` are those of the process. */
export const refuseStrapiImport = (args: readonly string[]): void => {
  const [, program = '', command = ''] = args;
  if (/[\\/]strapi(?:\.js)?$/.test(program) && COMMANDS.includes(command))
    throw new Error(
      `strapi ${command} would delete every file of our media. Use npm run restore -- FILE to put a backup back, or npm run transfer to change the database.`,
    );
};
