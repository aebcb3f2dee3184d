import { describe, expect, it } from 'vitest';
import type { Message } from '../../src/entities/message.js';
import { deliverMessages } from '../../src/message/index.js';
import type { UnitOfWork } from '../../src/ports/index.js';
import { addMembers, createFakes } from '../../src/testing/index.js';

const messageOf = (id: string, gmtCreated: number): Message => ({
  id,
  senderId: 'w1',
  requestKey: id,
  channel: 'notice',
  title: id,
  text: 'x',
  link: null,
  conditions: '全部学员',
  classId: null,
  receivers: 1,
  price: 0,
  estimate: 0,
  state: 'sending',
  gmtCreated,
  endedAt: null,
});

describe('sending messages', () => {
  it('goes on with the others behind one that fails, and says that it failed', async () => {
    const fakes = createFakes();
    await addMembers(fakes, [{ id: 's1', mobile: '13800000001' }]);
    const at = fakes.clock.now();
    await fakes.unitOfWork.transaction(async ({ messages }) => {
      await messages.insert(messageOf('m1', at - 1), ['s1']);
      await messages.insert(messageOf('m2', at), ['s1']);
    });
    let isFirst = true;
    const unitOfWork: UnitOfWork = {
      transaction: (work) => {
        if (!isFirst) return fakes.unitOfWork.transaction(work);
        isFirst = false;
        return Promise.reject(new Error('a poisoned row'));
      },
    };
    await expect(deliverMessages({ ...fakes, unitOfWork })).rejects.toThrow('a poisoned row');
    expect((await fakes.notices.page('s1', { limit: 9 })).list.map(({ title }) => title)).toEqual(['m2']);
  });
});
