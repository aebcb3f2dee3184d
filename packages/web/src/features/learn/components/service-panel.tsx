import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { ServicePanel as ServicePeriods } from '@ykd/domain/order';
import { common } from '../../../messages/zh-CN/common';
import { learn } from '../../../messages/zh-CN/learn';

function Period({ title, days }: { title: string; days: number }) {
  return (
    <styled.div flex="1" minWidth="0">
      <styled.dt fontSize="sm" color="fg.muted">
        {title}
      </styled.dt>
      <styled.dd marginTop="1">
        <styled.span textStyle="figure">{days}</styled.span>
        <styled.span marginInlineStart="1" fontSize="sm" color="fg.muted">
          {learn.service.day}
        </styled.span>
      </styled.dd>
    </styled.div>
  );
}

/** The service description: how long the courses and the class teacher's help last. */
export function ServicePanel({ validDays, serviceDays }: ServicePeriods) {
  const { title, valid, teacher } = learn.service;
  return (
    <Card as="section" aria-label={title} room="none">
      <styled.div padding="5">
        <styled.h2 textStyle="heading">{title}</styled.h2>
        <styled.dl display="flex" gap="4" marginTop="4">
          <Period title={valid} days={validDays} />
          <Period title={teacher} days={serviceDays} />
        </styled.dl>
      </styled.div>
      <styled.p
        px="5"
        py="3"
        borderTopWidth="1px"
        borderColor="brand.line"
        bg="brand.subtle"
        color="brand.fg"
        fontSize="sm"
        fontWeight="medium"
      >
        {common.slogan}
      </styled.p>
    </Card>
  );
}
