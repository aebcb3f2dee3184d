import type { Right } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { entityClass } from '../common-query/registry.js';
import type { ENTITIES, EntityName } from '../entities/entities.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { MAX_BATCH } from './limits.js';
import { invalid, type Changer, type MutableClass, type MutationDeps } from './mutable-class.js';
import type { CommonMutationPort, EntityMutation, EntityValues } from './port.js';
import { productClass } from './product-class.js';
import { userClass } from './user-class.js';

/** The classes whose descriptions say who may change them. Orders cannot be: they have calls of their own. */
type ChangeableName = {
  [Name in EntityName]: (typeof ENTITIES)[Name] extends { readonly change: Right } ? Name : never;
}[EntityName];

const WRITABLE: Readonly<Record<ChangeableName | 'User', MutableClass>> = {
  User: userClass,
  YkdProduct: productClass,
};

const CLASSES: ReadonlyMap<string, MutableClass> = new Map(Object.entries(WRITABLE));

type MutationError = 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found';

/** The generic writes for one caller. */
export const commonMutationPort = (
  deps: MutationDeps & AuthenticateDeps,
  context: CallerContext,
): CommonMutationPort => {
  /** Who writes, and the class that he means. */
  const bind = async ({
    modelClassName,
    collectionName = modelClassName,
  }: EntityMutation): Outcome<
    { readonly caller: Changer; readonly known: MutableClass },
    'not-logged-in' | 'forbidden' | 'invalid-input'
  > => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const known = CLASSES.get(modelClassName);
    if (known === undefined) {
      return entityClass(modelClassName) === undefined
        ? invalid([{ field: 'modelClassName', message: '未知的类名' }])
        : err({ kind: 'forbidden' });
    }
    if (collectionName !== modelClassName) {
      return invalid([{ field: 'collectionName', message: '集合名与类名不一致' }]);
    }
    return ok({ caller: { ...caller.value, address: context.address }, known });
  };

  const saveList = async (
    mutation: EntityMutation,
    list: readonly EntityValues[],
  ): Outcome<readonly EntityValues[], MutationError> => {
    const bound = await bind(mutation);
    if (!bound.ok) return bound;
    if (list.length > MAX_BATCH) {
      return invalid([{ field: 'list', message: `一次最多保存 ${MAX_BATCH} 个对象` }]);
    }
    return bound.value.known.save(deps, bound.value.caller, list);
  };

  return {
    save: async (mutation, values) => {
      const saved = await saveList(mutation, [values]);
      if (!saved.ok) return saved;
      const [first] = saved.value;
      if (first === undefined) throw new Error('one object was saved and none came back');
      return ok(first);
    },
    batchSave: saveList,
    del: async (mutation, id) => {
      const bound = await bind(mutation);
      return bound.ok ? bound.value.known.del(deps, bound.value.caller, id) : bound;
    },
  };
};
