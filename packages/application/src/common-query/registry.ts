import type { Derived, Entity } from '../entity/entity.js';
import type { Caller } from '../shared/caller.js';
import { mayCaller } from '../shared/rights.js';
import { ENTITIES, type EntityName } from '../entities/entities.js';

/** A filter that the caller cannot lift. */
interface ForcedFilter {
  readonly field: string;
  readonly value: string | number;
}

/** Fields to answer, and the stored ones that they are read or computed from. */
export interface FieldSelection {
  readonly fields: readonly string[];
  readonly stored: readonly string[];
  /** What some of the fields are computed by. */
  readonly derived?: Derived;
}

/** A class with what follows from its description. */
export interface EntityClass extends Entity {
  readonly name: EntityName;
  /** Every field; the same object at each query, so that what is compiled for it is found at once. */
  readonly everything: FieldSelection;
}

/** What must be read to answer these fields, each once. */
export const selectionOf = ({ derived }: Entity, fields: readonly string[]): FieldSelection => {
  const stored = fields.filter((name) => derived === undefined || !Object.hasOwn(derived.fields, name));
  return derived === undefined || stored.length === fields.length
    ? { fields, stored }
    : { fields, stored: [...new Set([...stored, ...derived.needs])], derived };
};

/** What holds for this caller whatever he asks. */
export const forcedFilters = (
  { readAll, otherwise }: Entity,
  caller: Caller | undefined,
): readonly ForcedFilter[] => {
  if (mayCaller(caller, readAll)) return [];
  return 'own' in otherwise ? [{ field: otherwise.own, value: caller?.user.id ?? '' }] : [otherwise];
};

const classOf = (name: EntityName, entity: Entity): EntityClass => ({
  ...entity,
  name,
  everything: selectionOf(entity, Object.keys({ ...entity.fields, ...entity.derived?.fields })),
});

const CLASSES: ReadonlyMap<string, EntityClass> = new Map(
  Object.entries(ENTITIES).map(([name, entity]) => [name, classOf(name as EntityName, entity)]),
);

/** The class of that name, if the generic endpoints know it. */
export const entityClass = (name: string): EntityClass | undefined => CLASSES.get(name);
