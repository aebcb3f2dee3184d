import { auditList } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, EmptyState } from '@ykd/adapters-ui/widgets';
import { DEFAULT_PAGE_SIZE, shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { ListLink } from '../../../lists/list-link';
import { ListPage } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { useAdminQueries } from '../admin-queries';
import { auditColumns } from '../audit/audit-columns';
import { AuditDetail } from '../audit/audit-detail';
import { AuditFilters } from '../audit/audit-filters';
import type { AuditLine } from '../fold-lines';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { ExportMenu } from '../exports/export-menu';
import { RunPanel } from '../exports/run-panel';
import { useExports } from '../exports/use-exports';
import { audit } from '../messages/zh-CN/audit';
import { stateOf } from '../views/view-state';
import { useNames } from '../people/use-names';

/** Says that the list shows the lines of one act, and leads back. */
function InBatch({ back }: { back: string }) {
  return (
    <styled.p display="flex" flexWrap="wrap" alignItems="center" gap="3" fontSize="sm" color="fg.muted">
      {audit.inBatch}
      <Button asChild variant="outline" size="sm">
        <ListLink to={back}>{audit.leaveBatch}</ListLink>
      </Button>
    </styled.p>
  );
}

/** What staff changed, for super administrators. Beyond the Specification. */
export function Component() {
  const list = useList(auditList);
  const { place, hrefOf } = list;
  const page = useQuery(useAdminQueries().auditEntries, { size: DEFAULT_PAGE_SIZE, ...place });
  const exports = useExports();
  const lines = page.value?.list ?? [];
  const names = useNames(
    lines,
    lines.flatMap(({ subjectKind, subjectId }) => (subjectKind === 'member' ? [subjectId] : [])),
  );
  const [open, setOpen] = useState<AuditLine>();
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle note={audit.note} />
        <Refused />
      </>
    );
  }
  return (
    <>
      <PageTitle note={audit.note} />
      <styled.div display="flex" flexDirection="column" gap="4">
        <AuditFilters
          list={list}
          aside={<ExportMenu exports={exports} list="audit" state={stateOf(auditList, place)} />}
          aboutName={page.value?.list.find(({ aboutName }) => aboutName !== null)?.aboutName ?? undefined}
        />
        <RunPanel {...exports} />
        {place.batch !== undefined && <InBatch back={hrefOf({ batch: undefined })} />}
        <ListPage
          title={audit.list}
          list={list}
          page={page}
          cols={auditColumns(list, setOpen, names)}
          nameOf={({ act, at }) => audit.rowName(audit.acts[act], shanghaiMinute(at))}
          empty={
            <Card>
              <EmptyState title={audit.none} hint={audit.noneHint} />
            </Card>
          }
        />
      </styled.div>
      <AuditDetail line={open} names={names} onClose={() => setOpen(undefined)} />
    </>
  );
}
