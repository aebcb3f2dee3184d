import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { GROUP_MOVE_MAX, type GroupBoard, type GroupLine } from '@ykd/application/class-group';
import { ADMIN_CLASS_GROUP_PATH, hasRight } from '@ykd/domain/access';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { Refused } from '../components/refused';
import { classGroups as words } from '../messages/zh-CN/class-groups';
import { WriteToClass } from '../message/late-dialogs';
import { BalanceDialog } from './balance-dialog';
import { ClassFrame } from './class-frame';
import { GroupCard, studentTitle } from './group-card';
import { GroupMoveDialog, GroupNameDialog, GroupRemoveDialog } from './group-dialogs';
import { useGroupQueries } from '../queries/group-queries';
import { useGroupActs } from './use-group-acts';

type Asked =
  | { readonly what: 'make' | 'balance' }
  | { readonly what: 'rename' | 'remove' | 'write'; readonly group: GroupLine }
  | { readonly what: 'move'; readonly ids: readonly string[] };

/** What is done with those who are chosen: it stands at the foot of the page as long as somebody is. */
const Bar = styled('div', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mt: '3',
    p: '2',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'bg.raised',
  },
});

/** All groups of a class, and who is in none. */
function Board({ board, className }: { board: GroupBoard; className: string }) {
  const acts = useGroupActs(board.classId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked>();
  const maySend = hasRight(useQuery(useAdminQueries().me, undefined).value, 'messages.send');
  const { groups, students, isArchived } = board;
  const here = new Set(students.map(({ id }) => id));
  const ids = [...chosen].filter((id) => here.has(id));
  const close = () => setAsked(undefined);
  /** The student, with those who are chosen beside him where he is one of them. */
  const withChosen = (id: string): readonly string[] =>
    (ids.includes(id) ? ids : [id]).slice(0, GROUP_MOVE_MAX);
  const move = async (moving: readonly string[], groupId: string | null, name: string): Promise<boolean> => {
    const isDone = await acts.move(moving, groupId, name);
    if (isDone) setChosen(new Set());
    return isDone;
  };
  const card = (group: GroupLine | null) => (
    <GroupCard
      key={group?.id ?? ''}
      group={group}
      students={students.filter(({ groupId }) => groupId === (group?.id ?? null))}
      chosen={chosen}
      isFixed={isArchived}
      onChoose={(id, isChosen) => {
        const next = new Set(chosen);
        if (isChosen) next.add(id);
        else next.delete(id);
        setChosen(next);
      }}
      onMove={(id) => setAsked({ what: 'move', ids: withChosen(id) })}
      onDrop={(id) => void move(withChosen(id), group?.id ?? null, group?.name ?? words.ungrouped)}
      onRename={() => group !== null && setAsked({ what: 'rename', group })}
      onRemove={() => group !== null && setAsked({ what: 'remove', group })}
      onWrite={maySend && group !== null ? () => setAsked({ what: 'write', group }) : undefined}
    />
  );
  const [onlyId] = ids;
  const only = ids.length === 1 ? students.find(({ id }) => id === onlyId) : undefined;
  const ledBy = groups.find(({ id }) => id === only?.groupId);
  const isLeader = only !== undefined && ledBy?.leaderId === only.id;
  return (
    <>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginBottom="3">
        <styled.p flex="1" minWidth="60" color="fg.muted" fontSize="sm">
          {isArchived ? words.archived : words.hint}
        </styled.p>
        {!isArchived && (
          <>
            <Button size="sm" variant="outline" onClick={() => setAsked({ what: 'make' })}>
              {words.make}
            </Button>
            <Button size="sm" onClick={() => setAsked({ what: 'balance' })}>
              {words.balance}
            </Button>
          </>
        )}
      </styled.div>
      <styled.div
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fill, minmax(300px, 1fr))' }}
      >
        {groups.map(card)}
        {card(null)}
      </styled.div>
      {ids.length > 0 && (
        <Bar role="group" aria-label={words.chosen(ids.length)}>
          <styled.span flex="1" fontSize="sm">
            {words.chosen(ids.length)}
          </styled.span>
          {only !== undefined && ledBy !== undefined && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => void acts.lead(ledBy, isLeader ? null : only.id, studentTitle(only))}
            >
              {isLeader ? words.unlead : words.lead}
            </Button>
          )}
          <Button size="sm" onClick={() => setAsked({ what: 'move', ids: ids.slice(0, GROUP_MOVE_MAX) })}>
            {words.moveTo}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setChosen(new Set())}>
            {words.clear}
          </Button>
        </Bar>
      )}
      {asked?.what === 'make' && (
        <GroupNameDialog board={board} acts={acts} group={undefined} onClose={close} />
      )}
      {asked?.what === 'rename' && (
        <GroupNameDialog board={board} acts={acts} group={asked.group} onClose={close} />
      )}
      {asked?.what === 'remove' && <GroupRemoveDialog acts={acts} group={asked.group} onClose={close} />}
      {asked?.what === 'move' && (
        <GroupMoveDialog
          board={board}
          studentIds={asked.ids}
          onMove={(groupId, name) => move(asked.ids, groupId, name)}
          onClose={close}
        />
      )}
      {asked?.what === 'write' && (
        <WriteToClass
          one={{ id: board.classId, name: className }}
          groupIds={[asked.group.id]}
          onClose={close}
        />
      )}
      {asked?.what === 'balance' && <BalanceDialog board={board} acts={acts} onClose={close} />}
    </>
  );
}

function Groups({ classId, name }: { classId: string; name: string }) {
  const board = useQuery(useGroupQueries().board, classId);
  return (
    <Answer
      of={board}
      failed={words.failed}
      refused={<Refused />}
      waiting={<SkeletonCard lines={8} />}
      isEmpty={({ students }) => students.length === 0}
      empty={
        <Card>
          <EmptyState title={words.none} hint={words.noneHint} />
        </Card>
      }
    >
      {(value) => <Board board={value} className={name} />}
    </Answer>
  );
}

/** The groups of one class (Specification §2 'Routes'). */
export function Component() {
  const { pathname } = useLocation();
  const classId = matchPath(ADMIN_CLASS_GROUP_PATH, pathname)?.params.classId ?? '';
  return (
    <ClassFrame classId={classId}>
      {({ id, name }) => <Groups key={id} classId={id} name={name} />}
    </ClassFrame>
  );
}
