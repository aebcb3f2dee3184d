import type { PlayClock } from './clock.js';
import { startHouse, type House, type Settings } from './house.js';

/** The platform: one server, or several that share a database. */
export interface Platform {
  /** Where its servers answer; whoever calls may take any. */
  readonly addresses: readonly [string, ...string[]];
  /** How often one was killed and the clock moved: what was under way meanwhile may have failed for that. */
  upheavals(): number;
  /** How often one was about to be killed, or has ended for that: what it had to say meanwhile may be lost. */
  deaths(): number;
  /** Resolves while all of it answers, with the number of upheavals until then. */
  up(): Promise<number>;
  /** Ends one of its servers as it stands, and starts it again. */
  kill(which: number): Promise<void>;
  /** Time passes, for it and for everybody who shares its clock. */
  wait(ms: number): Promise<void>;
  /** What it printed last. */
  lastLines(): readonly string[];
  /** What it printed about failures that are its own. */
  troubles(): readonly string[];
  stop(): Promise<void>;
}

/** Starts the platform: a server with each of these settings. */
export const startPlatform = async (
  each: readonly [Settings, ...Settings[]],
  clock: PlayClock,
): Promise<Platform> => {
  const [first, ...others] = each;
  // The first one makes the database.
  const houses: [House, ...House[]] = [await startHouse(first, clock)];
  for (const settings of others) houses.push(await startHouse(settings, clock));
  let upheavals = 0;
  let deaths = 0;
  const died = (): void => void (deaths += 1);

  const isUp = async (): Promise<number> => {
    let before: number | undefined;
    while (before !== upheavals) {
      before = upheavals;
      await Promise.all(houses.map((house) => house.up()));
    }
    return upheavals;
  };
  const [{ address }, ...rest] = houses;
  return {
    addresses: [address, ...rest.map((house) => house.address)],
    upheavals: () => upheavals,
    deaths: () => deaths,
    up: isUp,
    lastLines: () => houses.flatMap((house) => house.lastLines()),
    troubles: () => houses.flatMap((house) => house.troubles()),
    kill: async (which) => {
      upheavals += 1;
      died();
      await houses[which % houses.length]?.kill(died);
    },
    wait: async (ms) => {
      await isUp();
      upheavals += 1;
      clock.moveOn(ms);
      // Until the platform knows, there are two clocks.
      await Promise.all(houses.map((house) => house.tellTime()));
    },
    stop: async () => {
      for (const house of houses) await house.stop();
    },
  };
};
