import { connect, type Socket } from 'node:net';

/** A connection that says what it is told and nothing more. */
export interface Raw {
  readonly socket: Socket;
  /** What has come so far. */
  heard(): string;
  /** Resolves when the other side has ended it. */
  readonly ended: Promise<void>;
}

/** Opens a connection; `deaf`: it never reads. */
export const open = (address: string, { deaf = false } = {}): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    const ended = new Promise<void>((end) => void socket.once('close', () => end()));
    socket.once('connect', () =>
      resolve({ socket, ended, heard: () => Buffer.concat(chunks).toString('latin1') }),
    );
    socket.on('error', reject);
    if (deaf) socket.pause();
    else socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  });
