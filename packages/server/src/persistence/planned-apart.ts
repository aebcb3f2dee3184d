import { sql, type RawBuilder } from 'kysely';

/**
 * The limit of a query that has none, of more rows than there are. PostgreSQL plans a limited query by itself: whom somebody
 * cares for is looked up before what they have is, of which it would read tens of thousands of others otherwise.
 */
export const everyRow: RawBuilder<number> = sql.lit(1_000_000_000);
