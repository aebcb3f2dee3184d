import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import type { AuditView } from '@ykd/application/audit';
import { ADMIN_AUDIT_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useFromHere } from '../blocks/way-back';
import { Diff } from '../components/diff';
import { Fact, Facts, Time } from '../components/facts';
import { LineAnswer } from '../logs/line-answer';
import { memberTitle } from '../member-title';
import { audit } from '../messages/zh-CN/audit';
import { useNames } from '../people/use-names';
import { useAuditQueries } from './audit-queries';
import { isAboutStaff, memberPage, subjectPage } from './subject-page';
import { actorOf } from './who';

/** The page of the log that is narrowed to one value of a column. */
const onlyPath = (key: string, value: string): string =>
  `${ADMIN_AUDIT_PATH}?${new URLSearchParams({ [key]: `is:${value}` }).toString()}`;

/** What was changed: what it is called, with the way to where it can be seen, and its number. */
function Subject({ line, name }: { line: AuditView; name: string | undefined }) {
  const from = useFromHere();
  const { subjectKind, subjectId } = line;
  const page = subjectPage(line);
  const said = name ?? subjectId;
  return (
    <>
      {audit.subjects[subjectKind]}{' '}
      {page === undefined ? (
        said
      ) : (
        <Link to={page} state={from}>
          {said}
        </Link>
      )}
      {said !== subjectId && (
        <styled.span display="block" color="fg.subtle" fontSize="xs">
          {subjectId}
        </styled.span>
      )}
    </>
  );
}

function Whole({ line }: { line: AuditView }) {
  const from = useFromHere();
  const { at, act, about, aboutName, actor, source, batch, reason, seq, hash, subjectKind, subjectId } = line;
  const names = useNames([line], subjectKind === 'member' ? [subjectId] : []);
  const name = names[subjectId] ?? (about === subjectId ? (aboutName ?? undefined) : undefined);
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <Facts>
        <Fact title={audit.at}>
          <Time at={at} />
        </Fact>
        <Fact title={audit.actor}>
          {actor === null ? actorOf(line) : <Link to={onlyPath('actor', actor)}>{actorOf(line)}</Link>}
        </Fact>
        <Fact title={audit.act}>{audit.acts[act]}</Fact>
        <Fact title={audit.subject}>
          <Subject line={line} name={name} />
        </Fact>
        {about !== null && (
          <Fact title={isAboutStaff(line) ? audit.aboutWhom : audit.about}>
            <Link to={memberPage(line, about)} state={from}>
              {memberTitle({ name: aboutName })}
            </Link>
          </Fact>
        )}
        <Fact title={audit.source}>{audit.sources[source]}</Fact>
        {batch !== null && (
          <Fact title={audit.batch}>
            <Link to={onlyPath('batch', batch)}>{audit.toBatch}</Link>
          </Fact>
        )}
        {reason !== null && <Fact title={audit.reason}>{reason}</Fact>}
      </Facts>
      <Diff line={line} names={names} />
      <styled.p fontSize="xs" color="fg.subtle" overflowWrap="anywhere">
        {audit.number} {seq} · {audit.hash} {hash.slice(0, 12)}
      </styled.p>
    </styled.div>
  );
}

/** A line of the audit log, whole; its number is in the address. */
export function AuditDetail({ seq }: { seq: string }) {
  const one = useQuery(useAuditQueries().one, seq);
  return <LineAnswer of={one}>{(line) => <Whole line={line} />}</LineAnswer>;
}
