import type { KnownDevices } from '@ykd/application/ports';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import { knownDeviceFields } from './tables/members.js';
import { limitOf } from './planned-once.js';

const { rowOf } = mapping(knownDeviceFields);

/** The devices from which members logged in, in the database. */
export const knownDevices = (database: Database): KnownDevices => {
  // A member has a few.
  const ofMember = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db.selectFrom('known_device').select(['device', 'address']).where('user_id', '=', param('userId')),
  );
  const deleteOlder = database.prepare((db, param: Placeholder<{ before: number }>) =>
    db.deleteFrom('known_device').where('at', '<', param('before')),
  );
  return {
    standing: async (userId, device, address) => {
      const own = await ofMember.all({ userId });
      if (own.some((one) => one.device === device)) return 'device';
      return own.some((one) => one.address === address) ? 'address' : 'unknown';
    },
    remember: async (device, max) => {
      const row = rowOf(device);
      await database.db
        .insertInto('known_device')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'device']).doUpdateSet({ address: row.address, at: row.at }),
        )
        .execute();
      const last = database.db
        .selectFrom('known_device')
        .select('device')
        .where('user_id', '=', device.userId)
        .orderBy('at', 'desc')
        .orderBy('device')
        .limit(limitOf(max));
      await database.db
        .deleteFrom('known_device')
        .where('user_id', '=', device.userId)
        .where('device', 'not in', last)
        .execute();
    },
    forget: async (userId, except) => {
      await database.db
        .deleteFrom('known_device')
        .where('user_id', '=', userId)
        .where('device', '<>', except ?? '')
        .execute();
    },
    deleteOlder: (before) => deleteOlder.change({ before }),
  };
};
