import type { Ports } from '@ykd/application';
import { PASSWORD } from '@ykd/application/testing';
import { NEVER } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBaseStore, createMemberProgress, type BaseStore } from '../../src/stores/index.js';
import { createWorld, memoryStorage, settle, type World } from './world.js';

const PLACE = { outline: 0, section: 1, body: 0 };
let world: World;
let ports: Ports;
let base: BaseStore;
let storage: ReturnType<typeof memoryStorage>;
let connected: boolean;

const saving = () =>
  createMemberProgress({
    base,
    storage,
    clock: world.fakes.clock,
    online$: NEVER,
    projectUser: {
      save: async (input) => {
        if (!connected) throw new Error('offline');
        return ports.projectUser.save(input);
      },
    },
  });

beforeEach(async () => {
  world = await createWorld();
  ports = world.visitor();
  base = createBaseStore(ports);
  storage = memoryStorage();
  connected = true;
});

describe('saving for whoever is logged in', () => {
  it('records nothing for nobody', async () => {
    const progress = saving();
    progress.reached('py1test', PLACE);
    progress.flush();
    await settle();
    expect(progress.getSnapshot().status).toBe('idle');
    expect(storage.kept.size).toBe(0);
  });

  it('begins with the login, and shows the state of the member’s queue', async () => {
    const progress = saving();
    const saved: string[] = [];
    progress.saved$.subscribe(({ userId }) => saved.push(userId));
    await base.login({ account: 'xiaoming', pwd: PASSWORD });
    progress.reached('py1test', PLACE);
    await settle();
    expect(progress.getSnapshot().status).toBe('saved');
    expect(saved).toEqual(['u-ming']);
  });

  it('sends what the last visit left behind', async () => {
    connected = false;
    await base.login({ account: 'xiaoming', pwd: PASSWORD });
    saving().reached('py1test', PLACE);
    await settle();
    connected = true;
    const next = saving();
    await settle();
    expect(next.getSnapshot().status).toBe('saved');
  });

  it('never sends what one member read in the name of another', async () => {
    const progress = saving();
    connected = false;
    await base.login({ account: 'xiaoming', pwd: PASSWORD });
    progress.reached('py1test', PLACE);
    await settle();
    await base.logout();
    expect(progress.getSnapshot().status).toBe('idle');
    connected = true;
    await base.login({ account: '13800000001', pwd: PASSWORD });
    await settle();
    expect(await world.fakes.progress.find('u-new', 'py1test')).toBeUndefined();
    expect(await world.fakes.progress.find('u-ming', 'py1test')).toBeUndefined();
    await base.logout();
    await base.login({ account: 'xiaoming', pwd: PASSWORD });
    await settle();
    expect(await world.fakes.progress.find('u-ming', 'py1test')).toMatchObject({ lastSectionNum: 1 });
    expect(storage.kept.size).toBe(0);
  });

  it('keeps its queue while the member only changes his name', async () => {
    await base.login({ account: '13800000001', pwd: PASSWORD });
    const progress = saving();
    progress.reached('py1test', PLACE);
    await settle();
    await base.chooseUsername('laowang');
    expect(progress.getSnapshot().status).toBe('saved');
  });
});
