import { styled } from '@ykd/adapters-ui/styled';
import { Badge, ChoiceBox, Menu } from '@ykd/adapters-ui/widgets';
import type { GroupLine, GroupStudent } from '@ykd/application/class-group';
import { adminStudentPath } from '@ykd/domain/access';
import { useState, type DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { useFromHere } from '../blocks/way-back';
import { memberTitle } from '../member-title';
import { classGroups as words } from '../messages/zh-CN/class-groups';
import { writing } from '../messages/zh-CN/writing';

const Box = styled('section', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'bg.surface',
    minWidth: 0,
    '&[data-target]': { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '-2px' },
  },
});

const Rows = styled('ul', {
  base: { listStyle: 'none', maxHeight: '96', overflowY: 'auto', p: '1' },
});

const Row = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '11', lg: '9' },
    px: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    '&[draggable=true]': { cursor: 'grab' },
    '&:hover': { bg: 'bg.subtle' },
    '& a': { color: 'brand.fg' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** What a student is called. */
export const studentTitle = ({ isReached, name, mobile }: GroupStudent): string =>
  isReached ? memberTitle({ name, mobile }) : name === null ? words.unknown : words.named(name);

export type CardProps = {
  /** Null: those who are in no group. */
  group: GroupLine | null;
  students: readonly GroupStudent[];
  chosen: ReadonlySet<string>;
  isFixed: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
  /** Asks where a student, and those who are chosen with him, are to be moved. */
  onMove: (id: string) => void;
  /** Students are dragged here. */
  onDrop: (id: string) => void;
  onRename: () => void;
  onRemove: () => void;
  /** Undefined: the reader writes to nobody. */
  onWrite: (() => void) | undefined;
};

const DRAGGED = 'text/plain';

function StudentRow({
  student,
  group,
  chosen,
  isFixed,
  onChoose,
  onMove,
}: Pick<CardProps, 'group' | 'chosen' | 'isFixed' | 'onChoose' | 'onMove'> & { student: GroupStudent }) {
  const { id, isReached, progress, gender, city } = student;
  const name = studentTitle(student);
  const isLeader = group?.leaderId === id;
  const from = useFromHere();
  const facts = [gender === 'male' || gender === 'female' ? words.genders[gender] : '', city ?? ''];
  return (
    <Row
      draggable={!isFixed}
      onKeyDown={(event) => {
        if (isFixed || event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey)
          return;
        event.preventDefault();
        onMove(id);
      }}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData(DRAGGED, id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      {!isFixed && (
        <ChoiceBox label={name} isChosen={chosen.has(id)} onToggle={() => onChoose(id, !chosen.has(id))} />
      )}
      <styled.div flex="1" minWidth="0" overflowWrap="anywhere">
        {isReached ? (
          // The row is dragged, not its link.
          <Link to={adminStudentPath(id)} state={from} draggable={false}>
            {name}
          </Link>
        ) : (
          name
        )}
      </styled.div>
      {isLeader && <Badge tone="brand">{words.leader}</Badge>}
      <styled.span color="fg.muted" fontSize="xs" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {[...facts.filter((fact) => fact !== ''), ...(isReached ? [words.progress(progress)] : [])].join(
          ' · ',
        )}
      </styled.span>
    </Row>
  );
}

/** A group with its students, to whom others are dragged; or those who are in none. */
export function GroupCard(props: CardProps) {
  const { group, students, isFixed, onDrop, onRename, onRemove, onWrite } = props;
  const [isTarget, setTarget] = useState(false);
  const name = group?.name ?? words.ungrouped;
  return (
    <Box
      aria-label={name}
      {...(isTarget ? { 'data-target': '' } : {})}
      onDragOver={(event) => {
        if (isFixed) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setTarget(false);
        const id = event.dataTransfer.getData(DRAGGED);
        if (id !== '') onDrop(id);
      }}
    >
      <styled.div display="flex" alignItems="center" gap="2" px="3" pt="2">
        <styled.h2 flex="1" minWidth="0" overflowWrap="anywhere" fontSize="sm" fontWeight="semibold">
          {name}{' '}
          <styled.span color="fg.muted" fontWeight="normal">
            {words.size(students.length)}
          </styled.span>
        </styled.h2>
        {group !== null && !isFixed && (
          <Menu
            label={words.actionsOf(name)}
            trigger={words.actions}
            triggerProps={{ size: 'sm' }}
            items={[
              ...(onWrite === undefined || students.length === 0
                ? []
                : [{ id: 'write', label: writing.command, onSelect: onWrite }]),
              { id: 'rename', label: words.rename, onSelect: onRename },
              { id: 'remove', label: words.remove, tone: 'danger', onSelect: onRemove },
            ]}
          />
        )}
      </styled.div>
      {group !== null && group.figures.size > 0 && (
        <styled.p px="3" pb="1" color="fg.muted" fontSize="xs">
          {words.figures(
            group.figures.progress,
            group.figures.male,
            group.figures.female,
            group.figures.cities,
          )}
        </styled.p>
      )}
      {students.length === 0 ? (
        <styled.p px="3" py="3" color="fg.subtle" fontSize="sm">
          {group === null ? words.ungroupedHint : words.emptyGroup}
        </styled.p>
      ) : (
        <Rows aria-label={words.list(name)} tabIndex={0}>
          {students.map((student) => (
            <StudentRow key={student.id} {...props} student={student} />
          ))}
        </Rows>
      )}
    </Box>
  );
}
