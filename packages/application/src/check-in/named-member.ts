/** Somebody and what he is called; null where he has no name. */
export interface NamedMember {
  readonly id: string;
  readonly name: string | null;
}
