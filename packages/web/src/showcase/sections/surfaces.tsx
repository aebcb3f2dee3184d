import { styled } from '@ykd/adapters-ui/styled';
import { Avatar, Badge, Card, Logo, Spinner, Tag } from '@ykd/adapters-ui/widgets';
import { ORDER_STATUS_TITLES, PAID_STATUS } from '@ykd/domain/order';
import { Columns, Section, Specimens } from './section';

const BADGES = [
  ['neutral', ORDER_STATUS_TITLES.TRADE_CLOSED],
  ['brand', ORDER_STATUS_TITLES[PAID_STATUS]],
  ['amber', '审核中'],
  ['danger', '审核不通过'],
  ['info', '体验课'],
] as const;

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23468de5'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23fff'/%3E%3Cpath d='M1 8a3 3 0 0 1 6 0' fill='%23fff'/%3E%3C/svg%3E";

/** Cards, badges, tags, avatars and the mark. */
export function Surfaces() {
  return (
    <Section id="surfaces">
      <Columns>
        <Card>
          <styled.h3 textStyle="heading">普通卡片</styled.h3>
          <styled.p color="fg.muted">12 像素圆角，一根细线代替阴影。</styled.p>
        </Card>
        <Card asChild interactive>
          <a href="#surfaces">
            <styled.span textStyle="heading" display="block">
              可点击的卡片
            </styled.span>
            <styled.span color="fg.muted">指针经过时边线变深。</styled.span>
          </a>
        </Card>
        <Card tone="brand">
          <styled.h3 textStyle="heading">已完成</styled.h3>
          <styled.p color="fg.muted">本周学习目标达成。</styled.p>
        </Card>
        <Card tone="amber">
          <styled.h3 textStyle="heading">活动卡片</styled.h3>
          <styled.p color="fg.muted">琥珀色留给活动。</styled.p>
        </Card>
        <Card tone="danger">
          <styled.h3 textStyle="heading">谨防诈骗</styled.h3>
          <styled.p color="fg.muted">任何要求额外付款的信息，请先向班主任核实。</styled.p>
        </Card>
      </Columns>
      <Specimens title="状态">
        {BADGES.map(([tone, text]) => (
          <Badge key={tone} tone={tone}>
            {text}
          </Badge>
        ))}
      </Specimens>
      <Specimens title="标签（指向或聚焦时显示说明）">
        <Tag>Java</Tag>
        <Tag description="连续打卡 30 天后获得">学习之星</Tag>
      </Specimens>
      <Specimens title="头像">
        <Avatar name="林小满" size={56} src={PICTURE} />
        <Avatar name="林小满" />
        <Avatar name="ada" size={32} />
        <Avatar name="图片失效" src="data:image/png;base64,AAAA" />
      </Specimens>
      <Specimens title="标志与等待">
        <Logo />
        <Logo size={48} />
        <Logo markOnly size={40} />
        <Spinner size="24px" />
      </Specimens>
    </Section>
  );
}
