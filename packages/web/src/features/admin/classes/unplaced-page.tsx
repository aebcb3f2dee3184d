import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Button,
  Card,
  DataTable,
  EmptyState,
  SkeletonCard,
  type Column,
} from '@ykd/adapters-ui/widgets';
import type { UnplacedOrder } from '@ykd/application/school-class';
import { adminOrderPath, adminStudentPath } from '@ykd/domain/access';
import { CLASS_REASON_MAX } from '@ykd/domain/school-class';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { useFromHere } from '../blocks/way-back';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { memberTitle } from '../member-title';
import { classes } from '../messages/zh-CN/classes';
import { useClassQueries } from '../queries/class-queries';
import { ClassTabs } from './class-tabs';
import { Judged } from './why';

const { unplaced: words } = classes;

const Linked = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

type Line = UnplacedOrder & { readonly id: string };

const colsOf = (
  from: ReturnType<typeof useFromHere>,
  ask: (one: UnplacedOrder) => void,
): readonly Column<Line>[] => [
  {
    id: 'student',
    title: words.student,
    isHead: true,
    narrow: 'head',
    cell: ({ student }) => (
      <Linked>
        <Link to={adminStudentPath(student.id)} state={from}>
          {memberTitle({ name: student.name })}
        </Link>
      </Linked>
    ),
  },
  {
    id: 'product',
    title: words.product,
    cell: ({ orderId, productName }) => (
      <Linked>
        <Link to={adminOrderPath(orderId)} state={from}>
          {productName}
        </Link>
      </Linked>
    ),
  },
  { id: 'paidAt', title: words.paidAt, cell: ({ paidAt }) => shanghaiMinute(paidAt) },
  {
    id: 'why',
    title: words.why,
    cell: ({ day, judged }) =>
      day === null ? words.notYet : judged.length === 0 ? words.noClass : <Judged of={judged} />,
  },
  {
    id: 'settle',
    title: words.settle,
    cell: (one) => (
      <Button size="sm" variant="outline" onClick={() => ask(one)}>
        {words.settle}
      </Button>
    ),
  },
];

/** Paid orders that no class took, with what was found of each class. Beyond the Specification. */
export function Component() {
  const queries = useClassQueries();
  const { commands } = useServices().toasts;
  const from = useFromHere();
  const found = useQuery(queries.unplaced, undefined);
  const [asked, setAsked] = useState<UnplacedOrder>();
  const cols = colsOf(from, setAsked);
  return (
    <>
      <PageTitle />
      <ClassTabs />
      <Answer
        of={found}
        failed={words.failed}
        waiting={<SkeletonCard lines={4} />}
        refused={<Refused />}
        isEmpty={(list) => list.length === 0}
        empty={
          <Card>
            <EmptyState title={words.none} hint={words.noneHint} />
          </Card>
        }
      >
        {(list) => (
          <DataTable
            caption={words.list}
            cols={cols}
            rows={list.map((one) => ({ ...one, id: one.orderId }))}
            nameOf={({ student }) => memberTitle({ name: student.name })}
            isBefore={found.isBefore}
          />
        )}
      </Answer>
      {asked && (
        <ConfirmWithReason
          onClose={() => setAsked(undefined)}
          title={words.settle}
          text={words.settleText}
          confirmLabel={words.settle}
          tone="brand"
          length={{ min: 1, max: CLASS_REASON_MAX }}
          act={(note) =>
            queries.unplaced.change(
              undefined,
              () => queries.schoolClass.settle({ orderId: asked.orderId, note }),
              (_before, now) => now,
            )
          }
          onDone={() => {
            setAsked(undefined);
            commands.success(words.settled);
          }}
        />
      )}
    </>
  );
}
