import { styled } from '@ykd/adapters-ui/styled';
import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import { securityListQuery } from '@ykd/adapters-http/contracts';
import { securityDetail, securitySubject } from '@ykd/application/audit-words';
import type { SecurityView } from '@ykd/application/security';
import { shanghaiMinute } from '@ykd/domain/shared';
import { hrefFrom } from '../../../lists/use-list';
import { Time } from '../components/facts';
import { Only } from '../logs/only';
import { memberTitle } from '../member-title';
import { admin } from '../messages/zh-CN/admin';
import { Nothing, Unbroken } from '../table/cell-value';
import type { Cells } from '../table/use-staff-table';

const words = admin.security;

type Place = ReturnType<typeof securityListQuery.read>;

/** What deserves attention stands out; the rest is quiet. */
const TONES: { readonly [K in SecurityView['kind']]?: BadgeProps['tone'] } = {
  'login-failed': 'amber',
  limit: 'danger',
  rights: 'info',
  prices: 'info',
  deletion: 'amber',
};

const Quiet = styled('span', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });

/** A text that need not be there. */
const quietly = (text: string | null) => (text ? <Quiet>{text}</Quiet> : <Nothing />);

export function KindBadge({ kind }: Pick<SecurityView, 'kind'>) {
  return <Badge tone={TONES[kind] ?? 'neutral'}>{words.kinds[kind]}</Badge>;
}

/** Whose line it is, in words. */
export const memberOf = ({ userId, memberName: name }: SecurityView): string =>
  userId === null ? words.nobody : memberTitle({ name });

/** What the list draws otherwise than by the kinds of its columns. */
export const securityCells = (place: Place): Cells<SecurityView> => ({
  at: ({ at, lastAt, count }) => (
    <>
      <Time at={at} />
      {count > 1 && shanghaiMinute(lastAt) !== shanghaiMinute(at) && (
        <styled.span display="block" color="fg.muted" fontSize="sm" fontWeight="normal">
          {words.lastAt(shanghaiMinute(lastAt))}
        </styled.span>
      )}
    </>
  ),
  kind: ({ kind }) => <KindBadge kind={kind} />,
  member: (event) => {
    const said = `is:${event.userId}`;
    if (event.userId === null) return <Quiet>{memberOf(event)}</Quiet>;
    return (
      <Only
        name={memberOf(event)}
        to={place.member === said ? undefined : hrefFrom(securityListQuery, place, { member: said })}
      />
    );
  },
  subject: (event) => quietly(securitySubject(event)),
  detail: (event) => quietly(securityDetail(event)),
  address: ({ address }) => <Unbroken>{address}</Unbroken>,
  memberId: ({ userId }) => quietly(userId),
});
