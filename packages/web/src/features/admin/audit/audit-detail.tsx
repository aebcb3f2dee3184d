import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFromHere } from '../blocks/way-back';
import { audit } from '../messages/zh-CN/audit';
import type { FieldNames } from '@ykd/application/audit-words';
import { Diff } from '../components/diff';
import type { AuditLine } from '../fold-lines';
import { isAboutStaff, memberPage, subjectPage } from './subject-page';
import { actorOf } from './who';

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    fontSize: 'sm',
    '& dt': { color: 'fg.subtle', whiteSpace: 'nowrap' },
    '& dd': { overflowWrap: 'anywhere' },
    '& a': { color: 'brand.fg' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A line of the audit log, whole. It stays while the dialog closes. */
export function AuditDetail({
  line,
  names,
  onClose,
}: {
  line: AuditLine | undefined;
  names: FieldNames;
  onClose: () => void;
}) {
  const from = useFromHere();
  const [last, setLast] = useState(line);
  if (line !== undefined && line !== last) setLast(line);
  const shown = line ?? last;
  if (shown === undefined) return null;
  const page = subjectPage(shown);
  const { about, subjectId } = shown;
  const name = names[subjectId];
  return (
    <Modal open={line !== undefined} onClose={onClose} title={audit.acts[shown.act]} width="42rem">
      <styled.div display="flex" flexDirection="column" gap="4">
        <Facts>
          <Fact title={audit.at}>
            <time dateTime={new Date(shown.at).toISOString()}>{shanghaiMinute(shown.at)}</time>
          </Fact>
          <Fact title={audit.actor}>
            {actorOf(shown)}（{audit.sources[shown.source]}）
          </Fact>
          <Fact title={audit.subject}>
            {audit.subjects[shown.subjectKind]} {name === undefined ? '' : `${name} `}
            {page ? <Link to={page}>{subjectId}</Link> : subjectId}
          </Fact>
          {about !== null && (
            <Fact title={isAboutStaff(shown) ? audit.aboutWhom : audit.about}>
              <Link to={memberPage(shown, about)} state={from}>
                {shown.aboutName ?? audit.unnamed}
              </Link>
            </Fact>
          )}
          {shown.reason !== null && <Fact title={audit.reason}>{shown.reason}</Fact>}
        </Facts>
        <Diff line={shown} names={names} />
        <styled.p fontSize="xs" color="fg.subtle" overflowWrap="anywhere">
          {audit.number} {shown.seq} · {audit.hash} {shown.hash.slice(0, 12)}
        </styled.p>
      </styled.div>
    </Modal>
  );
}
