import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Badge, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { StaffPartner } from '@ykd/application/partner';
import { ADMIN_PARTNER_PATH, ADMIN_WORK_ORDER_PATH, adminStudentPath, hasRight } from '@ykd/domain/access';
import { partnerRightsText } from '@ykd/domain/partner';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useAdminQueries } from '../admin-queries';
import { AccountPart } from './account-part';
import { BroughtPart } from './brought-part';
import { StatementsPart } from './statements-part';
import { Fact, Facts } from '../components/facts';
import { PageTitle } from '../components/page-title';
import { memberTitle } from '../member-title';
import { partners as words } from '../messages/zh-CN/partners';
import { PartnerActs } from '../partners/partner-acts';
import { PartCard } from '../partners/part-card';
import { PartnerBadge } from '../partners/partner-badge';
import { usePartnerQueries } from '../partners/partner-queries';
import { ChannelWords, Written } from '../partners/said';

function Standing({ partner }: { partner: StaffPartner }) {
  const { state, stateReason, level } = partner;
  return (
    <PartCard title={words.standing}>
      <styled.div display="flex" flexWrap="wrap" gap="2" marginBottom="3">
        <PartnerBadge state={state} />
        <Badge>{words.levels[level]}</Badge>
      </styled.div>
      {stateReason !== '' && (
        <Facts marginBottom="3">
          <Fact title={words.stateReason}>
            <Written>{stateReason}</Written>
          </Fact>
        </Facts>
      )}
      <styled.ul listStyle="disc" paddingInlineStart="5" fontSize="sm" color="fg.muted">
        {partnerRightsText(state).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </styled.ul>
      <PartnerActs partner={partner} />
    </PartCard>
  );
}

function Profile({ partner }: { partner: StaffPartner }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const { member, approvedBy, approvedAt, changedBy, changedAt, workOrderId } = partner;
  return (
    <PartCard title={words.profile}>
      <Facts>
        <Fact title={words.columns.member.title}>
          {hasRight(me, 'students.see') ? (
            <Link to={adminStudentPath(member.id)}>{memberTitle(member)}</Link>
          ) : (
            memberTitle(member)
          )}
        </Fact>
        <Fact title={words.columns.contact.title}>{partner.contact}</Fact>
        <Fact title={words.columns.channel.title}>
          <ChannelWords of={partner} />
        </Fact>
        <Fact title={words.agreement}>
          {words.agreementOf(partner.agreementVersion)}，{shanghaiMinute(partner.agreedAt)}
        </Fact>
        <Fact title={words.approvedBy}>{words.by(approvedBy.name, shanghaiMinute(approvedAt))}</Fact>
        <Fact title={words.changedBy}>{words.by(changedBy.name, shanghaiMinute(changedAt))}</Fact>
      </Facts>
      {workOrderId !== null && (
        <styled.div marginTop="4">
          <Button asChild size="sm" variant="outline">
            <Link to={`${ADMIN_WORK_ORDER_PATH}?${new URLSearchParams({ open: workOrderId })}`}>
              {words.toOrder}
            </Link>
          </Button>
        </styled.div>
      )}
    </PartCard>
  );
}

function PayeePart({ payee }: Pick<StaffPartner, 'payee'>) {
  return (
    <PartCard title={words.payee}>
      {payee === null ? (
        <p>{words.noPayee}</p>
      ) : (
        <Facts>
          <Fact title={words.method}>{words.methods[payee.method]}</Fact>
          <Fact title={words.payeeName}>{payee.name}</Fact>
          {payee.method === 'BANK' && <Fact title={words.bank}>{payee.bank}</Fact>}
          {payee.method === 'BANK' && <Fact title={words.account}>{payee.account}</Fact>}
        </Facts>
      )}
    </PartCard>
  );
}

/** Over the whole width. */
const Wide = styled('div', {
  base: { gridColumn: '1 / -1', display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
});

/** The page of one partner. Beyond the Specification. */
export function Component() {
  const { pathname } = useLocation();
  const id = matchPath(ADMIN_PARTNER_PATH, pathname)?.params.partnerId ?? '';
  const reading = useQuery(usePartnerQueries().partner, id);
  usePageTitle(reading.value?.realName);
  return (
    <>
      <PageTitle {...(reading.value === undefined ? {} : { title: reading.value.realName })} />
      <Answer
        of={reading}
        failed={words.failed}
        waiting={<SkeletonCard lines={8} />}
        refused={
          <Card>
            <EmptyState title={words.missing} hint={words.missingHint} />
          </Card>
        }
      >
        {(partner) => (
          <styled.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
            gap="4"
            alignItems="start"
          >
            <styled.div display="flex" flexDirection="column" gap="4" minWidth="0">
              <Standing partner={partner} />
              <Profile partner={partner} />
            </styled.div>
            <styled.div display="flex" flexDirection="column" gap="4" minWidth="0">
              <AccountPart partner={partner} />
              <PayeePart payee={partner.payee} />
            </styled.div>
            <Wide>
              <BroughtPart partnerId={id} />
              <StatementsPart partnerId={id} />
            </Wide>
          </styled.div>
        )}
      </Answer>
    </>
  );
}
