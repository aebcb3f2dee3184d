import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, Modal, PlusIcon, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { DepartmentTree } from '@ykd/application/department';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConflictPanel } from '../blocks/conflict-panel';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { people } from '../messages/zh-CN/people';
import { DepartmentMoveDialog } from './department-move-dialog';
import { DepartmentNameDialog } from './department-name-dialog';
import { DepartmentPanel, type DepartmentAsk } from './department-panel';
import { DepartmentRemoveDialog } from './department-remove-dialog';
import { DepartmentTreeView } from './department-tree';
import { peopleHref, placeWords, type DepartmentLine } from './department-words';
import { PeopleTabs } from './people-tabs';
import { usePeople } from './people-queries';
import { useDepartmentActs } from './use-department-acts';

const words = people.department;

/** What is asked for, about the department as it was then. */
type Ask = { readonly what: DepartmentAsk; readonly of?: DepartmentLine | undefined };

function Departments({ tree: { departments, unassigned } }: { tree: DepartmentTree }) {
  const acts = useDepartmentActs(departments);
  const [chosenId, setChosen] = useState<string>();
  const [ask, setAsk] = useState<Ask>();
  const chosen = departments.find(({ id }) => id === chosenId);
  const close = () => setAsk(undefined);
  const { conflict } = acts;
  const addTop = (variant: 'solid' | 'outline') => (
    <Button size="sm" variant={variant} onClick={() => setAsk({ what: 'add' })}>
      <PlusIcon size={16} />
      {words.addTop}
    </Button>
  );
  return (
    <styled.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      gap="3"
      alignItems="start"
    >
      <styled.div display="flex" flexDirection="column" gap="3" minWidth="0">
        {departments.length === 0 ? (
          <Card>
            <EmptyState title={words.none} hint={words.noneHint} action={addTop('solid')} />
          </Card>
        ) : (
          <Card room="none">
            <DepartmentTreeView
              departments={departments}
              chosen={chosen?.id}
              onChoose={setChosen}
              onMove={acts.move}
            />
          </Card>
        )}
        <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
          {departments.length > 0 && addTop('outline')}
          <styled.span
            fontSize="sm"
            color="fg.muted"
            css={{ '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' } }}
          >
            {words.unassigned} <Link to={peopleHref(null)}>{people.people(unassigned)}</Link>
          </styled.span>
        </styled.div>
      </styled.div>
      <styled.div position={{ base: 'sticky', lg: 'static' }} bottom="2">
        {departments.length > 0 && (
          <DepartmentPanel
            departments={departments}
            department={chosen}
            onAsk={(what) => setAsk({ what, of: chosen })}
          />
        )}
      </styled.div>
      {ask?.what === 'add' && (
        <DepartmentNameDialog
          acts={acts}
          departments={departments}
          parentId={ask.of?.id ?? null}
          onClose={close}
        />
      )}
      {ask?.of && ask.what === 'rename' && (
        <DepartmentNameDialog
          acts={acts}
          departments={departments}
          department={ask.of}
          parentId={ask.of.parentId}
          onClose={close}
        />
      )}
      {ask?.of && ask.what === 'move' && (
        <DepartmentMoveDialog
          departments={departments}
          department={ask.of}
          onMove={(place) => ask.of && acts.move(ask.of, place)}
          onClose={close}
        />
      )}
      {ask?.of && ask.what === 'remove' && (
        <DepartmentRemoveDialog
          acts={acts}
          departments={departments}
          // How many are in it is counted anew: nothing is written here.
          department={chosen ?? ask.of}
          onClose={close}
        />
      )}
      {conflict && (
        <Modal open onClose={() => acts.settle(false)} title={words.conflict} footer="none">
          <ConflictPanel
            conflicts={[
              {
                key: 'place',
                mine: placeWords(departments, conflict.department.id, conflict.place),
                theirs: placeWords(
                  departments,
                  conflict.department.id,
                  departments.find(({ id }) => id === conflict.department.id) ?? conflict.department,
                ),
              },
            ]}
            labels={{ place: words.placeLabel }}
            who={conflict.error.by?.name ?? words.somebody}
            at={conflict.error.at}
            onResolve={({ place }) => acts.settle(place === 'mine')}
          />
        </Modal>
      )}
    </styled.div>
  );
}

/** The departments as a tree, for staff with the right `contacts.manage`. Specification §2 'Admin sidebar menu'. */
export function Component() {
  const tree = useQuery(usePeople().tree, undefined);
  return (
    <>
      {/* Fingers move a department by its dialog. */}
      <PageTitle note={<styled.span hideBelow="lg">{words.note}</styled.span>} />
      <PeopleTabs />
      <Answer of={tree} failed={words.failed} refused={<Refused />} waiting={<SkeletonCard lines={8} />}>
        {(found) => <Departments tree={found} />}
      </Answer>
    </>
  );
}
