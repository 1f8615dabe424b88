import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Keeps a number of requests open on each connection, from one address, until it is ended. */
export interface FloodData {
  port: number;
  path: string;
  connections: number;
  onEach: number;
}

const { port, path, connections, onEach }: FloodData = workerData;
const REQUEST = `GET ${path} HTTP/1.1\r\nHost: club.example\r\n\r\n`;
const ANSWER = 'HTTP/1.1 ';
let answered = 0;
let refused = 0;

for (let number = 0; number < connections; number += 1) {
  const socket = connect(port, '127.0.0.1');
  let rest = '';
  socket.on('data', (bytes) => {
    const text = rest + bytes.toString('latin1');
    const answers = text.split(ANSWER);
    // A chunk may end in the middle of a status line.
    rest = text.slice(-(ANSWER.length - 1));
    const count = answers.length - 1;
    answered += count;
    refused += answers.slice(1).filter((answer) => answer.startsWith('503')).length;
    socket.write(REQUEST.repeat(count));
  });
  socket.on('connect', () => socket.write(REQUEST.repeat(onEach)));
  socket.on('error', () => {
    refused += 1;
  });
}
parentPort?.on('message', () => parentPort?.postMessage({ answered, refused }));
