/** In the database, so that it counts the sweeps of every process. */
const counter = () => strapi.store({ type: 'sanabel', name: 'media', key: 'sweeps' });

/** How often stored files that no row knew have been removed. */
export const gcGeneration = async (): Promise<number> => Number((await counter().get()) ?? 0);

/** To be called inside the transaction that removes them. */
export const bumpGcGeneration = async (): Promise<void> => {
  await counter().set({ value: (await gcGeneration()) + 1 });
};
