import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Field, Modal, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import { GROUP_SEEDS, type GroupBoard, type GroupPreview } from '@ykd/application/class-group';
import { wishedGroups, type GroupWish } from '@ykd/domain/class-group';
import { useState, type ChangeEvent } from 'react';
import { common } from '../../../messages/zh-CN/common';
import { FormAlert } from '../../../forms/form-alert';
import { classGroups as texts } from '../messages/zh-CN/class-groups';
import { studentTitle } from './group-card';
import type { GroupActs } from './use-group-acts';

const words = texts.balancing;

const Table = styled('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th, & td': { textAlign: 'start', py: '1.5', pe: '3', borderBottomWidth: '1px', borderColor: 'line' },
    '& th': { color: 'fg.muted', fontWeight: 'normal', fontSize: 'xs' },
    '& td': { fontVariantNumeric: 'tabular-nums' },
  },
});

const Scroll = styled('div', { base: { overflow: 'auto', maxHeight: '72' } });

const tenths = (value: number): string => (value / 10).toFixed(1);

const percent = (value: number | null): string => (value === null ? '—' : `${value}%`);

/** The numbers of each group before and after. */
function Figures({ preview }: { preview: GroupPreview }) {
  const cell = (before: string, after: string) => (before === after ? after : `${before} → ${after}`);
  return (
    <Scroll tabIndex={0} role="group" aria-label={words.title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.group}</th>
            <th scope="col">{words.people}</th>
            <th scope="col">{words.progress}</th>
            <th scope="col">{words.gender}</th>
            <th scope="col">{words.cities}</th>
          </tr>
        </thead>
        <tbody>
          {preview.groups.map(({ id, name, isGone, before, after }) => (
            <tr key={name}>
              <td>
                {name} {isGone && <Badge tone="amber">{words.gone}</Badge>}
                {id === null && <Badge tone="brand">{words.made}</Badge>}
              </td>
              <td>{cell(String(before.size), String(after.size))}</td>
              <td>{cell(percent(before.progress), percent(after.progress))}</td>
              <td>{cell(`${before.male}/${before.female}`, `${after.male}/${after.female}`)}</td>
              <td>{cell(String(before.cities), String(after.cities))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** Divides a class evenly: what it comes to is shown before it is done. */
export function BalanceDialog({
  board,
  acts,
  onClose,
}: {
  board: GroupBoard;
  acts: GroupActs;
  onClose: () => void;
}) {
  const { classId, students, groups } = board;
  const [by, setBy] = useState<GroupWish['by']>('count');
  const [typed, setTyped] = useState(
    String(groups.length > 1 ? groups.length : Math.ceil(students.length / 8)),
  );
  const [preview, setPreview] = useState<GroupPreview>();
  const [issue, setIssue] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  const names = new Map(students.map((student) => [student.id, studentTitle(student)]));

  const show = async (seed: number): Promise<void> => {
    const wished = wishedGroups(students.length, { by, number });
    if (typeof wished === 'string') {
      setIssue(wished);
      return;
    }
    setAsking(true);
    setTrouble(undefined);
    try {
      const answer = await acts.port.preview({ classId, by, number, seed });
      if (answer.ok) setPreview(answer.value);
      else setTrouble(errorMessage(answer.error));
    } catch (cause) {
      setTrouble(wordsForReaders(cause) ?? common.failedRequest);
    }
    setAsking(false);
  };
  const changeWish = (change: () => void) => {
    change();
    setIssue(undefined);
    setPreview(undefined);
  };
  const apply = async (): Promise<boolean> => {
    if (preview === undefined) {
      await show(1);
      return false;
    }
    const { seed, seen } = preview;
    const change = await acts.showChange(() => acts.port.balance({ classId, by, number, seed, seen }));
    if (change !== undefined) acts.offer(change, words.done(change.moved));
    else {
      setPreview(undefined);
      setTrouble(words.changed);
    }
    return change !== undefined;
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      width="680px"
      confirmLabel={preview === undefined ? words.show : words.apply}
      onConfirm={apply}
    >
      <styled.div display="flex" flexDirection="column" gap="4">
        <styled.p color="fg.muted" fontSize="sm">
          {words.hint}
        </styled.p>
        <FormAlert message={trouble} />
        <styled.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <Field label={words.by}>
            <SelectInput
              value={by}
              onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
                changeWish(() => setBy(currentTarget.value === 'size' ? 'size' : 'count'))
              }
            >
              <option value="count">{words.count}</option>
              <option value="size">{words.size}</option>
            </SelectInput>
          </Field>
          <Field label={words.number} required error={issue}>
            <TextInput
              name="number"
              inputMode="numeric"
              data-autofocus
              value={typed}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                changeWish(() => setTyped(currentTarget.value))
              }
            />
          </Field>
        </styled.div>
        {preview !== undefined && (
          <>
            <styled.div role="status">
              <styled.p fontWeight="medium">
                {preview.moves.length === 0 ? words.same : words.moves(preview.moves.length)}
              </styled.p>
              <styled.p color="fg.muted" fontSize="sm">
                {words.uneven(preview.before === null ? null : tenths(preview.before), tenths(preview.after))}
              </styled.p>
            </styled.div>
            <Figures preview={preview} />
            {preview.moves.length > 0 && (
              <details>
                <styled.summary cursor="pointer" fontSize="sm">
                  {words.who}
                </styled.summary>
                <Scroll tabIndex={0} role="group" aria-label={words.who}>
                  <styled.ul listStyle="none" fontSize="sm" mt="2">
                    {preview.moves.map(({ studentId, from, to }) => (
                      <li key={studentId}>
                        {names.get(studentId) ?? texts.unknown}：{from ?? words.none} → {to}
                      </li>
                    ))}
                  </styled.ul>
                </Scroll>
              </details>
            )}
            <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
              <Button
                size="sm"
                variant="outline"
                aria-disabled={isAsking || undefined}
                onClick={() => {
                  if (!isAsking) void show((preview.seed + 1) % GROUP_SEEDS);
                }}
              >
                {isAsking ? words.waiting : words.again}
              </Button>
            </styled.div>
          </>
        )}
      </styled.div>
    </Modal>
  );
}
