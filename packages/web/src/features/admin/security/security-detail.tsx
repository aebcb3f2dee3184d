import { useQuery } from '@ykd/adapters-ui/react';
import { memberOfSubject, securityDetail, securitySubject } from '@ykd/application/audit-words';
import { securityList, type SecurityView } from '@ykd/application/security';
import { ADMIN_SECURITY_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { Fact, Facts, Time } from '../components/facts';
import { LineAnswer } from '../logs/line-answer';
import { memberOf, KindBadge } from './security-cells';
import { useSecurityQueries } from './security-queries';

const { columns } = securityList;

/** The page of the log that is narrowed to one member. */
const onlyPath = (id: string): string =>
  `${ADMIN_SECURITY_PATH}?${new URLSearchParams({ member: `is:${id}` }).toString()}`;

function Whole({ event }: { event: SecurityView }) {
  const { at, lastAt, count, address, userId, kind, subject } = event;
  const detail = securityDetail(event);
  const toWhom = memberOfSubject(subject);
  const said = securitySubject(event);
  return (
    <Facts>
      <Fact title={columns.at.title}>
        <Time at={at} />
      </Fact>
      <Fact title={columns.kind.title}>
        <KindBadge kind={kind} />
      </Fact>
      <Fact title={columns.member.title}>
        {userId === null ? memberOf(event) : <Link to={onlyPath(userId)}>{memberOf(event)}</Link>}
      </Fact>
      {userId !== null && <Fact title={columns.memberId.title}>{userId}</Fact>}
      {said !== null && (
        <Fact title={columns.subject.title}>
          {toWhom === undefined ? said : <Link to={onlyPath(toWhom)}>{said}</Link>}
        </Fact>
      )}
      {detail !== '' && <Fact title={columns.detail.title}>{detail}</Fact>}
      {address !== '' && <Fact title={columns.address.title}>{address}</Fact>}
      <Fact title={columns.count.title}>{count}</Fact>
      {count > 1 && (
        <Fact title={columns.lastAt.title}>
          <Time at={lastAt} />
        </Fact>
      )}
    </Facts>
  );
}

/** A line of the security log, whole; its id is in the address. */
export function SecurityDetail({ id }: { id: string }) {
  const one = useQuery(useSecurityQueries().one, id);
  return <LineAnswer of={one}>{(event) => <Whole event={event} />}</LineAnswer>;
}
