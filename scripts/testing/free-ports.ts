import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
};

export const freePort = async (): Promise<number> => {
  const [port = 0] = await freePorts(1);
  return port;
};
