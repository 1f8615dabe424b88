import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Keeps so many requests under way on each of its connections, from one address, until it is ended. */
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
    // The last words of one piece may be the beginning of an answer.
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
