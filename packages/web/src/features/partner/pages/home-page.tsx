import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { OwnPartner } from '@ykd/application/partner';
import { COUPON_MY_PATH } from '@ykd/domain/coupon';
import { isCurrentAgreement } from '@ykd/domain/partner';
import { usePageTitle } from '../../../components/page-title';
import { Section } from '../components/section';
import { StateCard } from '../components/state-card';
import { HandedCoupons } from '../coupons/handed-coupons';
import { partner as words } from '../messages/zh-CN/partner';
import { useStanding } from '../use-standing';

/** What a partner has still to do, each with where. */
function ToDo({ partner: { payee, hasWeixin, agreementVersion } }: { partner: OwnPartner }) {
  const todo = [
    ...(payee === null ? [{ text: words.noPayee, way: words.toPayee }] : []),
    ...(payee?.method === 'WEIXIN' && !hasWeixin ? [{ text: words.noWeixin, way: words.toWeixin }] : []),
    ...(isCurrentAgreement(agreementVersion) ? [] : [{ text: words.newAgreement, way: words.toAgreement }]),
  ];
  if (todo.length === 0) return <p>{words.nothingToDo}</p>;
  return (
    <styled.ul listStyle="none" display="flex" flexDirection="column" gap="3">
      {todo.map(({ text, way }) => (
        <styled.li
          key={text}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
        >
          <span>{text}</span>
          <Button asChild variant="outline" size="sm">
            <a href={COUPON_MY_PATH}>{way}</a>
          </Button>
        </styled.li>
      ))}
    </styled.ul>
  );
}

/** `/coupon/home`: the first page of a partner. Specification §2 'Coupon'. */
export function Component() {
  usePageTitle(words.titles.home);
  return (
    <Answer of={useStanding()} failed={words.failed} waiting={<SkeletonCard lines={6} />}>
      {({ account: partner }) =>
        partner && (
          <>
            <styled.h1 textStyle="title">{words.hello(partner.realName)}</styled.h1>
            <StateCard partner={partner} />
            <HandedCoupons />
            <Section title={words.todo}>
              <ToDo partner={partner} />
            </Section>
          </>
        )
      }
    </Answer>
  );
}
