import type { CouponInstance } from '@ykd/domain/coupon';
import type { YkdOrder } from '@ykd/domain/order';
import type { User } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { ENTITIES, type EntityRows } from '../../src/entities/entities.js';
import { defineEntity } from '../../src/entity/entity.js';
import {
  count,
  either,
  flag,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type FieldsOf,
  type RecordOf,
} from '../../src/entity/field.js';
import type { userFields } from '../../src/entities/user.js';

/** Whether two types take the same values. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;

describe('a description', () => {
  it('says what its fields hold', () => {
    const fields = {
      id: text({ max: 3 }),
      at: nullable(instant()),
      tags: list(object({ name: text(), isOn: optional(flag()) })),
      size: either(integer(), oneOf(['S', 'L'])),
      visits: optional(count()),
    };
    const typed: Same<
      RecordOf<typeof fields>,
      {
        readonly id: string;
        readonly at: number | null;
        readonly tags: readonly { readonly name: string; readonly isOn?: boolean | undefined }[];
        readonly size: number | 'S' | 'L';
        readonly visits?: number | undefined;
      }
    > = true;
    expect(typed).toBe(true);
    expect(fields).toEqual({
      id: { kind: 'text', max: 3 },
      at: { kind: 'instant', nullable: true },
      tags: {
        kind: 'list',
        item: { kind: 'object', fields: { name: { kind: 'text' }, isOn: { kind: 'flag', optional: true } } },
      },
      size: { kind: 'either', items: [{ kind: 'integer' }, { kind: 'oneOf', values: ['S', 'L'] }] },
      visits: { kind: 'count', optional: true },
    });
  });

  it('fits the public type that it describes in both directions', () => {
    const rows: Same<EntityRows['YkdOrder'], YkdOrder> = true;
    const coupons: Same<EntityRows['CouponInstance'], CouponInstance> = true;
    const users: Same<RecordOf<typeof userFields>, User> = true;
    expect([rows, coupons, users]).toEqual([true, true, true]);
  });

  it('is refused by the compiler where it does not', () => {
    interface Thing {
      readonly id: string;
      readonly size: 'S' | 'L';
      readonly at: number | null;
    }
    const id = text();
    const size = oneOf(['S', 'L']);
    const at = nullable(instant());
    const fitting: FieldsOf<Thing> = { id, size, at };
    // @ts-expect-error -- a field is missing
    const less: FieldsOf<Thing> = { id, size };
    // @ts-expect-error -- there is no such field
    const more: FieldsOf<Thing> = { id, size, at, more: text() };
    // @ts-expect-error -- it may be null
    const narrower: FieldsOf<Thing> = { id, size, at: instant() };
    // @ts-expect-error -- it is one of two
    const wider: FieldsOf<Thing> = { id, size: text(), at };
    // @ts-expect-error -- and not only one of them
    const one: FieldsOf<Thing> = { id, size: oneOf(['S']), at };
    // @ts-expect-error -- it is a text
    const other: FieldsOf<Thing> = { id: count(), size, at };
    expect([fitting, less, more, narrower, wider, one, other]).toHaveLength(7);
  });

  it('names its own fields only', () => {
    const rules = { aliases: {}, sorts: [], defaultSort: [], open: true, readAll: 'orders.see' } as const;
    const fields = { id: text(), userId: text() };
    const own = { ...rules, fields, otherwise: { own: 'userId' } } as const;
    expect(defineEntity({ ...own, filters: ['id'] }).filters).toEqual(['id']);
    // @ts-expect-error -- there is no such field to filter by
    expect(defineEntity({ ...own, filters: ['name'] }).filters).toEqual(['name']);
    // @ts-expect-error -- nor one to save
    expect(defineEntity({ ...own, filters: [], saves: ['name'] }).saves).toEqual(['name']);
    // @ts-expect-error -- nor one that names its owner
    expect(defineEntity({ ...own, filters: [], otherwise: { own: 'name' } }).filters).toEqual([]);
  });
});

describe.each(Object.entries(ENTITIES))('the description of %s', (_name, entity) => {
  it('has an order that is total, by fields that may be sorted by', () => {
    expect(entity.defaultSort.at(-1)).toEqual({ field: 'id', order: 'asc' });
    for (const { field } of entity.defaultSort) expect(entity.sorts).toContain(field);
  });
});
