import { chatAccountOf } from '@ykd/domain/chat';
import { describe, expect, it } from 'vitest';
import { LONGEST_RETRY_MS } from '../../src/account-sync/deliver-account.js';
import { DUE_NEVER, SYNC_TARGETS } from '../../src/ports/index.js';
import { MING, NEW } from '../../src/testing/index.js';
import { accountsOf, deliver, saveProfile, setPassword, store } from '../support/delivering.js';

const MINUTE = 60_000;

describe('an account', () => {
  it('is made in both services after a profile was saved', async () => {
    const fakes = await store();
    await saveProfile(fakes, { avatarUrl: '/uploads/avatar/a.png' });
    expect(await deliver(fakes)).toEqual(['delivered', 'delivered']);
    const common = {
      ownerId: MING.id,
      name: MING.name,
      email: MING.email,
      avatarUrl: 'https://ykd.example/uploads/avatar/a.png',
    };
    const { username } = chatAccountOf(MING.mobile);
    expect(accountsOf(fakes, 'chat')).toMatchObject([{ ...common, username }]);
    expect(accountsOf(fakes, 'code-host')).toMatchObject([{ ...common, username: MING.userName }]);
    expect(await fakes.accountSync.statesOf(MING.id)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    fakes.clock.advance(MINUTE);
    expect(await deliver(fakes)).toEqual([]);
  });

  it('is named by the mobile on the code host as long as there is no username', async () => {
    const fakes = await store();
    await saveProfile(fakes, { name: '小新', email: 'new@example.com' }, NEW.id);
    await deliver(fakes);
    expect(accountsOf(fakes, 'code-host')).toMatchObject([{ username: NEW.mobile }]);
    const [asked] = fakes.accountServices['code-host'].asked;
    expect(asked?.ownsUsername).toBe(true);
  });

  it('gets the username when one is chosen after the profile was saved', async () => {
    const fakes = await store();
    await saveProfile(fakes, { name: '小新', email: 'new@example.com' }, NEW.id);
    await deliver(fakes);
    await fakes.members.setUsername(NEW.id, 'xiaoxin', fakes.clock.now(), ['code-host']);
    expect(await deliver(fakes)).toEqual(['delivered']);
    expect(accountsOf(fakes, 'code-host')).toMatchObject([{ username: 'xiaoxin' }]);
  });

  it('may not be taken over by whoever chooses its name', async () => {
    const fakes = await store();
    await saveProfile(fakes);
    await deliver(fakes);
    const [asked] = fakes.accountServices['code-host'].asked;
    expect(asked).toMatchObject({ username: MING.userName, ownsUsername: false, ownerId: MING.id });
  });

  it('loses the picture that it was given when the member has none any more, and no other', async () => {
    const fakes = await store();
    const { chat } = fakes.accountServices;
    await saveProfile(fakes);
    await deliver(fakes);
    expect(chat.asked.at(-1)).not.toHaveProperty('avatarUrl');
    for (const avatarUrl of ['/uploads/avatar/a.png', null, null]) {
      fakes.clock.advance(MINUTE);
      await saveProfile(fakes, { avatarUrl });
      await deliver(fakes);
    }
    const asked = chat.asked.slice(-3).map(({ avatarUrl }) => avatarUrl);
    expect(asked).toEqual(['https://ykd.example/uploads/avatar/a.png', null, undefined]);
    expect(accountsOf(fakes, 'chat')[0]).not.toHaveProperty('avatarUrl');
  });

  it('is updated by its id, one service resting for a minute', async () => {
    const fakes = await store();
    await saveProfile(fakes);
    await deliver(fakes);
    fakes.clock.advance(1000);
    await saveProfile(fakes, { name: '李小明' });
    expect(await deliver(fakes)).toEqual(['delivered']);
    expect(accountsOf(fakes, 'code-host')).toMatchObject([{ name: '李小明' }]);
    expect(accountsOf(fakes, 'chat')).toMatchObject([{ name: MING.name }]);
    fakes.clock.advance(10_000);
    await saveProfile(fakes, { name: '李明' });
    fakes.clock.advance(MINUTE - 11_000);
    expect(await deliver(fakes)).toEqual(['delivered', 'delivered']);
    expect(accountsOf(fakes, 'chat')).toMatchObject([{ name: '李明' }]);
    expect(fakes.accountServices.chat.asked.at(-1)?.externalId).toBe('account-1');
    expect(fakes.accountServices.chat.asked).toHaveLength(2);
  });

  it('waits for the first profile, and then has the password that was set before', async () => {
    const fakes = await store();
    await setPassword(fakes, 'my new password', NEW.id);
    expect(await deliver(fakes)).toEqual(['postponed', 'postponed']);
    fakes.clock.advance(LONGEST_RETRY_MS);
    expect(await deliver(fakes)).toEqual([]);
    expect(await fakes.accountSync.statesOf(NEW.id)).toMatchObject([
      { state: 'waiting', dueAt: DUE_NEVER },
      { state: 'waiting' },
    ]);
    await saveProfile(fakes, { name: '小新', email: 'new@example.com' }, NEW.id);
    await deliver(fakes);
    expect(accountsOf(fakes, 'code-host')).toMatchObject([{ password: 'my new password' }]);
  });

  it('is nobody’s when the member is gone', async () => {
    const fakes = await store();
    await fakes.accountSync.wish({ userId: 'nobody', target: 'chat', at: fakes.clock.now() });
    expect(await deliver(fakes)).toEqual(['postponed']);
    expect(accountsOf(fakes, 'chat')).toEqual([]);
  });
});

describe('a password', () => {
  it('follows the member’s own on the code host, once', async () => {
    const fakes = await store();
    await saveProfile(fakes);
    await deliver(fakes);
    const [made] = accountsOf(fakes, 'code-host');
    expect(made?.password.length).toBeGreaterThan(7);
    await setPassword(fakes, 'my new password');
    await deliver(fakes);
    expect(accountsOf(fakes, 'code-host')).toMatchObject([{ password: 'my new password' }]);
    await saveProfile(fakes, { name: '李明' });
    await deliver(fakes);
    expect(fakes.accountServices['code-host'].asked.at(-1)).not.toHaveProperty('newPassword');
  });

  it('is a secret of the platform in the chat, and stays so', async () => {
    const fakes = await store();
    await saveProfile(fakes);
    await deliver(fakes);
    const secret = accountsOf(fakes, 'chat')[0]?.password;
    expect(secret).not.toContain(MING.mobile);
    fakes.clock.advance(MINUTE);
    await setPassword(fakes, 'my new password');
    await deliver(fakes);
    // An account from elsewhere may still have the mobile for a password: it gets the secret one now.
    expect(fakes.accountServices.chat.asked.at(-1)?.newPassword).toBe(secret);
  });

  it('is the mobile in the chat where the settings say so', async () => {
    const fakes = await store();
    await saveProfile(fakes);
    await deliver(fakes, { chatPassword: 'mobile' });
    expect(accountsOf(fakes, 'chat')).toMatchObject([{ password: MING.mobile }]);
  });

  it('that cannot be opened any more is not delivered', async () => {
    const fakes = await store();
    await fakes.accountSync.wish({
      userId: MING.id,
      target: 'code-host',
      sealedPassword: 'forged',
      at: fakes.clock.now(),
    });
    expect(await deliver(fakes)).toEqual(['delivered']);
    expect(accountsOf(fakes, 'code-host')[0]?.password).not.toBe('forged');
  });

  it('is different for each member and service', async () => {
    const fakes = await store();
    await saveProfile(fakes);
    await saveProfile(fakes, { name: '小新', email: 'new@example.com' }, NEW.id);
    await deliver(fakes);
    const passwords = SYNC_TARGETS.flatMap((target) =>
      accountsOf(fakes, target).map(({ password }) => password),
    );
    expect(new Set(passwords).size).toBe(4);
  });
});
