import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { startInbox } from './inbox.ts';

export type Mood = 'well' | 'silent' | 'dripping' | 'hanging up' | 'refusing' | 'busy' | 'never done';

const DRIP_MS = 50;
const REPLIES: Partial<Record<Mood, number>> = { refusing: 550, busy: 451 };

/** A mail server in front of a real one; its mood can change while it runs. */
export const startMoodyInbox = async (mood: Mood) => {
  const inbox = await startInbox();
  let current = mood;
  let connections = 0;
  const sockets = new Set<Socket>();
  const difficult = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      const responseCode = REPLIES[current];
      done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null);
    },
    onData(stream) {
      // Accepts everything and never confirms; the client times out.
      stream.on('error', () => {}).resume();
    },
  });
  difficult.on('error', () => {});
  await new Promise<void>((resolve) => difficult.listen(0, '127.0.0.1', resolve));
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

  const behave = (socket: Socket): void => {
    if (current === 'silent') return;
    if (current === 'hanging up') return void socket.destroy();
    if (current === 'dripping') {
      const timer = setInterval(() => socket.write('220-wait\r\n'), DRIP_MS);
      socket.on('close', () => clearInterval(timer));
      return;
    }
    const real = connect(current === 'well' ? inbox.port : portOf(difficult.server), '127.0.0.1');
    real.on('error', () => socket.destroy());
    real.on('close', () => socket.destroy());
    socket.on('close', () => real.destroy());
    socket.pipe(real).pipe(socket);
  };
  const front = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    behave(socket);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');

  return {
    inbox,
    port: portOf(front),
    connections: () => connections,
    open: () => sockets.size,
    become: (next: Mood) => {
      current = next;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      front.close();
      await inbox.stop();
      await new Promise<void>((resolve) => difficult.close(() => resolve()));
    },
  };
};
