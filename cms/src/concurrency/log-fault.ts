/** Where background work tells what went wrong. */
export const logFault = (fault: string): void => {
  strapi.log.error(fault);
};
