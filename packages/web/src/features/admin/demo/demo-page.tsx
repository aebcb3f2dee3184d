import { styled } from '@ykd/adapters-ui/styled';
import { PageTitle } from '../components/page-title';
import { Confirms } from './confirms';
import { Drawers } from './drawers';
import { Choices, Conflicts, Forms } from './forms';

/** What pages of the console are built of: `/demo` is for everybody, and learners load nothing of the console. */
export function Component() {
  return (
    <>
      <PageTitle note="后台页面共用的组件，数据都是假想的。" />
      <styled.div display="flex" flexDirection="column" gap="6" maxWidth="48rem">
        <Drawers />
        <Confirms />
        <Conflicts />
        <Forms />
        <Choices />
      </styled.div>
    </>
  );
}
