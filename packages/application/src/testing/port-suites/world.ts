import { afterEach, beforeEach } from 'vitest';
import type { Ports } from '../../areas.js';
import type { LoginUser } from '../../member/index.js';
import { logIn, type Fakes } from '../fakes/index.js';

/** The platform, in one of its shapes. */
export interface World {
  readonly deps: Fakes;
  /** A new browser without a session: the inbound ports as its user's session sees them. */
  visitor(): Ports;
  close?(): Promise<void>;
}

export type MakeWorld = () => Promise<World>;

/** The world of the test that is running. */
export type WorldOf = () => World;

/** A fresh world for each test of the block that calls this: once in a block, or each test gets several. */
export const useWorld = (makeWorld: MakeWorld): WorldOf => {
  let world: World | undefined;
  beforeEach(async () => {
    world = await makeWorld();
  });
  afterEach(async () => {
    await world?.close?.();
    world = undefined;
  });
  return () => {
    if (world === undefined) throw new Error('no world outside a test');
    return world;
  };
};

/** Who is logged in there. Throws for nobody. */
export const loginOf = async ({ member }: Pick<Ports, 'member'>): Promise<LoginUser> => {
  const login = await member.loginUser();
  if (!login.ok || login.value === null || 'held' in login.value) throw new Error('nobody is logged in');
  return login.value;
};

/** A new browser with a logged-in member. */
export const loggedIn = async (world: World, account = 'xiaoming'): Promise<Ports> => {
  const visitor = world.visitor();
  await logIn(visitor, account);
  return visitor;
};
