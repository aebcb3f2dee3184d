import { sampleMember, sampleOrder } from '@ykd/application/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repositories } from '../../src/persistence/store/registry.js';
import { freshSqliteDatabase, type FreshDatabase } from '../support/both-databases.js';

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshSqliteDatabase();
});
afterEach(() => fresh.dispose());

it('answers no column of an order that is not described, and neither filters nor sorts by it', async () => {
  const { entities, orders } = repositories(fresh.database);
  await orders.insert(sampleOrder('o'));
  const read = { entity: 'YkdOrder', fields: ['id'], filters: [], sort: [], limit: 9, offset: 0 } as const;
  const inner = 'requestKey';
  await expect(entities.find({ ...read, fields: [inner] })).rejects.toThrow('no stored field');
  const filters = [{ field: inner, values: ['x'] }];
  await expect(entities.find({ ...read, filters })).rejects.toThrow('no stored field');
  await expect(entities.find({ ...read, sort: [{ field: inner, order: 'asc' }] })).rejects.toThrow(
    'no stored field',
  );
});

it('changes nothing but the profile with a profile, whatever else the caller has in hand', async () => {
  const { members } = repositories(fresh.database);
  await members.insert(sampleMember('1'));
  const before = await members.findById('member-1');
  const fields = { id: 'other', mobile: '13900000000', userName: 'other', name: '小明' };
  await members.updateProfile({ id: 'member-1', fields, sync: [], at: 2 });
  expect(await members.findById('member-1')).toEqual({ ...before, name: '小明' });
});
