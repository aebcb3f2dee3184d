import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemToWire, type ProblemCode } from '../contracts/problems.js';

/** Answers where there is no request, or none that arrived whole, and ends the connection. The answer is written by hand. */
export const endWith = (socket: Socket, problem: ProblemCode): void => {
  if (socket.destroyed) return;
  const { status, body } = problemToWire(problem);
  const bytes = Buffer.from(JSON.stringify(body));
  if (socket.writable) {
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n`;
    const type = 'Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n';
    socket.write(`${head}${type}Content-Length: ${bytes.length}\r\n\r\n`);
    socket.write(bytes);
  }
  socket.destroySoon();
};
