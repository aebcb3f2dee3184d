import type { Socket } from 'node:net';

/** The open connections, by the address that holds them. */
export interface OpenConnections {
  /** How many there are. */
  readonly size: number;
  /** How many an address has. */
  of(address: string): number;
  /** One more, on which nothing is under way yet. */
  add(socket: Socket, address: string): void;
  /** A request has begun on it. */
  begin(socket: Socket): void;
  /** A request on it is over. */
  end(socket: Socket): void;
  /** It is gone; to say so twice is harmless. */
  remove(socket: Socket): void;
  /**
   * The one that is missed least: of those on which nothing is under way, one of the address that has the most
   * connections, and of these the one that has been idle the longest. undefined: something is under way on all.
   */
  mostDispensable(): Socket | undefined;
}

interface Holder {
  open: number;
  /** Those on which nothing is under way, the longest idle first, each with its place among the idle ones of all. */
  readonly idle: Map<Socket, number>;
}

/** None is open yet. */
export const createOpenConnections = (): OpenConnections => {
  /** Whoever has none is not in it. */
  const holders = new Map<string, Holder>();
  const held = new Map<Socket, { readonly address: string; readonly holder: Holder; underWay: number }>();
  let places = 0;

  const rest = (socket: Socket, { idle }: Holder): void => void idle.set(socket, (places += 1));

  return {
    get size() {
      return held.size;
    },
    of: (address) => holders.get(address)?.open ?? 0,
    add: (socket, address) => {
      const holder = holders.get(address) ?? { open: 0, idle: new Map() };
      holder.open += 1;
      holders.set(address, holder);
      held.set(socket, { address, holder, underWay: 0 });
      rest(socket, holder);
    },
    begin: (socket) => {
      const one = held.get(socket);
      if (one === undefined) return;
      one.underWay += 1;
      one.holder.idle.delete(socket);
    },
    end: (socket) => {
      const one = held.get(socket);
      if (one === undefined) return;
      one.underWay -= 1;
      if (one.underWay === 0) rest(socket, one.holder);
    },
    remove: (socket) => {
      const one = held.get(socket);
      if (one === undefined) return;
      held.delete(socket);
      one.holder.idle.delete(socket);
      one.holder.open -= 1;
      if (one.holder.open === 0) holders.delete(one.address);
    },
    mostDispensable: () => {
      let best: { readonly socket: Socket; readonly open: number; readonly place: number } | undefined;
      for (const { open, idle } of holders.values()) {
        const [first] = idle;
        if (first === undefined) continue;
        const [socket, place] = first;
        if (best === undefined || open > best.open || (open === best.open && place < best.place)) {
          best = { socket, open, place };
        }
      }
      return best?.socket;
    },
  };
};
