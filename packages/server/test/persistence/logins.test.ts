import { createApplication } from '@ykd/application';
import { addMembers, createFakes, fakeBrowser, MING, PASSWORD } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { repositories } from '../../src/persistence/index.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

describe.each(BOTH_DATABASES)('logins on %s', (_name, open) => {
  it('all pass when they are right and come at once; guesses that come at once do not', async () => {
    const { database, dispose } = await open();
    try {
      const deps = { ...createFakes(), ...repositories(database) };
      await addMembers(deps, [MING]);
      const app = createApplication(deps);
      const login = async (pwd: string, address = '192.0.2.1') => {
        const result = await app.member(fakeBrowser(address).context).login({ account: 'xiaoming', pwd });
        return result.ok ? 'logged in' : result.error.kind;
      };
      const twelve = Array.from({ length: 12 }, (_, index) => index);
      const right = await Promise.all(twelve.map(() => login(PASSWORD)));
      expect(right).toEqual(twelve.map(() => 'logged in'));

      const near = await Promise.all(twelve.map((index) => login(`no ${index}`)));
      expect(near.filter((kind) => kind === 'wrong-credentials')).toHaveLength(5);
      expect(near.filter((kind) => kind === 'too-many-attempts')).toHaveLength(7);

      const far = await Promise.all(twelve.map((index) => login(`no ${index}`, `198.51.100.${index}`)));
      expect(far.filter((kind) => kind === 'wrong-credentials')).toHaveLength(10);
      expect(far.filter((kind) => kind === 'code-needed')).toHaveLength(2);
    } finally {
      await dispose();
    }
  });
});
