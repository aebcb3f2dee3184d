import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '@ykd/adapters-ui/widgets';
import type { ServicePanel as ServicePeriods } from '@ykd/domain/order';
import { common } from '../../messages/zh-CN/common';
import { learn } from '../../messages/zh-CN/learn';

function Period({ title, days }: { title: string; days: number }) {
  return (
    <chakra.div flex="1" minWidth="0">
      <chakra.dt fontSize="sm" color="fg.muted">
        {title}
      </chakra.dt>
      <chakra.dd marginTop="1">
        <chakra.span textStyle="figure">{days}</chakra.span>
        <chakra.span marginInlineStart="1" fontSize="sm" color="fg.muted">
          {learn.service.day}
        </chakra.span>
      </chakra.dd>
    </chakra.div>
  );
}

/** The service description: how long the courses and the class teacher's help last. */
export function ServicePanel({ validDays, serviceDays }: ServicePeriods) {
  const { title, valid, teacher } = learn.service;
  return (
    <Card as="section" aria-label={title} padding="none">
      <chakra.div padding="5">
        <chakra.h2 textStyle="heading">{title}</chakra.h2>
        <chakra.dl display="flex" gap="4" marginTop="4">
          <Period title={valid} days={validDays} />
          <Period title={teacher} days={serviceDays} />
        </chakra.dl>
      </chakra.div>
      <chakra.p
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
      </chakra.p>
    </Card>
  );
}
