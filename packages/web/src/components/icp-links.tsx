import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { useServices } from '../container/services-context';
import { common } from '../messages/zh-CN/common';

const MINISTRY = 'https://beian.miit.gov.cn/';
const POLICE = 'https://beian.mps.gov.cn/#/query/webSearch?code=';

const Links = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a:hover': { color: 'fg.default', textDecoration: 'underline' },
  },
});

/** The registration of the site, where it has one: every page in public has to show it. */
export function IcpLinks() {
  const { number, police } = useStore(useServices().base, ({ icp }) => icp);
  if (number === undefined && police === undefined) return null;
  return (
    <Links aria-label={common.icp} role="group">
      {number !== undefined && (
        <a href={MINISTRY} target="_blank" rel="noreferrer">
          {number}
        </a>
      )}
      {police !== undefined && (
        <a href={`${POLICE}${police.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
          {police}
        </a>
      )}
    </Links>
  );
}
