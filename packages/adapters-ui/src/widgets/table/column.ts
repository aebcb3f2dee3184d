import type { ComponentType, ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row, Sort extends string = never> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The sorts of the list that go by this column. `begins`: which comes first when its head is pressed; descending. */
  readonly sorts?: {
    readonly ascending?: Sort;
    readonly descending?: Sort;
    readonly begins?: 'ascending' | 'descending';
  };
  /** Its cell is the name of the row. One column has it. */
  readonly isHead?: boolean;
  /** Numbers end where the column ends. */
  readonly align?: 'end';
  /**
   * What becomes of it on a phone, where a row is a card: it stands at the top, in a line with its title (the default), or only
   * on the page of the row.
   */
  readonly narrow?: 'head' | 'line' | 'gone';
}

/** A way to another place of the list, as the router of the app draws it. */
export type ListLink = ComponentType<{
  readonly to: string;
  readonly rel?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}>;

/** How a table is sorted. */
export interface Sorting<Sort extends string> {
  readonly by: Sort;
  readonly hrefOf: (sort: Sort) => string;
  readonly Link: ListLink;
}
