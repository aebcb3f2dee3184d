import { styled } from '@ykd/adapters-ui/styled';
import { Card, EmptyState } from '@ykd/adapters-ui/widgets';
import type { ExportName } from '@ykd/application/list-export';
import type { ReactNode } from 'react';
import { ExportMenu } from '../exports/export-menu';
import { RunPanel } from '../exports/run-panel';
import type { Exports } from '../exports/use-exports';
import { StaffList, type StaffListProps } from '../table/staff-list';
import { columnTitleIn } from '../table/use-staff-list';
import type { Views } from './use-views';
import { ViewNotes } from './view-notes';
import { ViewsMenu } from './views-menu';

/** What a list is called, what can be found in it, and what is said where nothing is. */
export interface ListWords {
  readonly list: string;
  readonly search: string;
  readonly none: string;
  readonly noneHint: string;
}

export type ConsoleListProps<Row extends { readonly id: string }> = Omit<
  StaffListProps<Row>,
  'title' | 'searchLabel' | 'empty' | 'tools'
> & {
  words: ListWords;
  views: Views;
  /** As what the list is exported, and what becomes of that; a list without it has no export. */
  exported?: { readonly as: ExportName; readonly exports: Exports };
  /** What else stands in the bar above the table, before its views. */
  tools?: ReactNode;
};

/** A list of the console with its views and its exports. */
export function ConsoleList<Row extends { readonly id: string }>({
  words,
  views,
  exported,
  tools,
  ...list
}: ConsoleListProps<Row>) {
  const { at } = list;
  const state = { ...views.state, columns: at.shown.join() };
  return (
    <styled.div display="flex" flexDirection="column" gap="3">
      <ViewNotes views={views} titleOf={columnTitleIn(at.description)} />
      {exported && <RunPanel {...exported.exports} />}
      <StaffList<Row>
        {...list}
        title={words.list}
        searchLabel={words.search}
        tools={
          <>
            {tools}
            <ViewsMenu views={views} what={words.list} />
            {exported && <ExportMenu exports={exported.exports} list={exported.as} state={state} />}
          </>
        }
        empty={
          <Card>
            <EmptyState title={words.none} hint={words.noneHint} />
          </Card>
        }
      />
    </styled.div>
  );
}
