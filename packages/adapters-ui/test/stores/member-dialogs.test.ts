import type { WelcomeRecord } from '@ykd/application/ports';
import type { WelcomePort } from '@ykd/application/welcome';
import type { User } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemberDialogs, isWelcoming, type MemberDialogs } from '../../src/stores/index.js';
import { gate } from './world.js';

const complete: User = {
  id: 'u-ming',
  mobile: '13800000002',
  name: '李小明',
  email: 'ming@example.com',
  profile: {
    schoolName: '南京大学',
    schoolBeginDate: '2022-09',
    schoolEndDate: '2026-06',
    major: '软件工程',
  },
};
const newcomer: User = { id: 'u-new', mobile: '13800000001' };

let records: Map<string, WelcomeRecord>;
let broken: boolean;
let dialogs: MemberDialogs;

const welcome: WelcomePort = {
  getWelcome: async ({ userId }) => {
    if (broken) throw new Error('offline');
    return ok(records.get(userId) ?? null);
  },
  saveWelcome: async ({ userId }) => {
    if (broken) throw new Error('offline');
    const record = records.get(userId) ?? { userId, gmtCreated: 1 };
    records.set(userId, record);
    return ok(record);
  },
};
const welcoming = () => isWelcoming(dialogs.getSnapshot());

beforeEach(() => {
  records = new Map();
  broken = false;
  dialogs = createMemberDialogs({ welcome });
});

describe('coming to the learning centre', () => {
  it('opens the profile form for whoever has to complete his profile, and the welcome after it', async () => {
    await dialogs.arrive(newcomer);
    expect(dialogs.getSnapshot().open).toBe('profile');
    expect(welcoming()).toBe(false);
    dialogs.close();
    expect(dialogs.getSnapshot().open).toBeUndefined();
    expect(welcoming()).toBe(true);
  });

  it('welcomes whoever was not welcomed, once', async () => {
    await dialogs.arrive(complete);
    expect(welcoming()).toBe(true);
    await dialogs.startLearning(complete.id);
    expect(welcoming()).toBe(false);
    const later = createMemberDialogs({ welcome });
    await later.arrive(complete);
    expect(isWelcoming(later.getSnapshot())).toBe(false);
  });

  it('does not nag: what was closed stays closed until the next visit', async () => {
    await dialogs.arrive(newcomer);
    dialogs.close();
    await dialogs.arrive({ ...newcomer });
    expect(dialogs.getSnapshot().open).toBeUndefined();
  });

  it('leaves a complete profile alone', async () => {
    await dialogs.arrive(complete);
    expect(dialogs.getSnapshot().open).toBeUndefined();
  });
});

describe('the welcome', () => {
  it('is not shown while the server has not said, or cannot say', async () => {
    broken = true;
    expect(welcoming()).toBe(false);
    await dialogs.arrive(complete);
    expect(welcoming()).toBe(false);
    const refusing = createMemberDialogs({
      welcome: { ...welcome, getWelcome: async () => err({ kind: 'not-logged-in' }) },
    });
    await refusing.arrive(complete);
    expect(isWelcoming(refusing.getSnapshot())).toBe(false);
  });

  it('goes away even when that cannot be kept', async () => {
    await dialogs.arrive(complete);
    broken = true;
    await dialogs.startLearning(complete.id);
    expect(welcoming()).toBe(false);
    expect(records.size).toBe(0);
  });

  it('counts as seen only by 开始学习: what was put off comes back on the next visit', async () => {
    await dialogs.arrive(complete);
    dialogs.putOffWelcome();
    expect(welcoming()).toBe(false);
    await dialogs.arrive({ ...complete });
    dialogs.show('profile');
    dialogs.close();
    expect(welcoming()).toBe(false);
    expect(records.size).toBe(0);
    const next = createMemberDialogs({ welcome });
    await next.arrive(complete);
    expect(isWelcoming(next.getSnapshot())).toBe(true);
    // Another member in the same window is another visit.
    dialogs.reset();
    await dialogs.arrive(complete);
    expect(welcoming()).toBe(true);
  });

  it('is not the next member’s when the answer comes late', async () => {
    const { opened, open } = gate();
    const slow = createMemberDialogs({
      welcome: {
        ...welcome,
        getWelcome: async (input) => {
          await opened;
          return welcome.getWelcome(input);
        },
      },
    });
    const arriving = slow.arrive(newcomer);
    slow.reset();
    open();
    await arriving;
    expect(slow.getSnapshot()).toEqual({});
  });
});

it('shows one dialog at a time, and none after the member left', async () => {
  dialogs.show('password');
  dialogs.show('devices');
  expect(dialogs.getSnapshot().open).toBe('devices');
  dialogs.reset();
  expect(dialogs.getSnapshot()).toEqual({});
  await dialogs.arrive(newcomer);
  expect(dialogs.getSnapshot().open).toBe('profile');
});
