import { ConflictPanel } from './conflict-panel';
import { LeaveGuard } from './leave-guard';
import type { SharedConflict } from './use-shared-draft';

/** What both wrote, where somebody else changed the same meanwhile; leaving is asked about. */
export function SharedConflictPanel<K extends string>({
  conflict: { conflicts, other, isSaving, resolve },
  labels,
  shown = (_key, text) => text,
  nobody,
}: {
  conflict: SharedConflict<K>;
  labels: Readonly<Record<K, string>>;
  /** The text of a field as it is read. */
  shown?: (key: K, text: string) => string;
  /** What somebody without a name is called. */
  nobody: string;
}) {
  return (
    <>
      <LeaveGuard isDirty />
      <ConflictPanel
        key={other.version}
        isSaving={isSaving}
        conflicts={conflicts.map(({ key, mine, theirs }) => ({
          key,
          mine: shown(key, mine),
          theirs: shown(key, theirs),
        }))}
        labels={labels}
        who={other.by?.name ?? nobody}
        at={other.at}
        onResolve={resolve}
      />
    </>
  );
}
