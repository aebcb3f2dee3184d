import { styled } from '@ykd/adapters-ui/styled';
import { LEARN_PATH, SHOP_MALL_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { report as words } from '../messages/zh-CN/report';
import { CloseLink, StageHead, StageMain } from './stage';
import { StoryButton } from '../story-button';

/** For who did not study in a year: an invitation, and the ways on. */
export function EmptyYear({ year, isOver }: { year: number; isOver: boolean }) {
  usePageTitle(words.name(year));
  return (
    <>
      <StageHead justifyContent="flex-end">
        <CloseLink />
      </StageHead>
      <StageMain>
        <styled.div flex="1" display="flex" flexDirection="column" justifyContent="center" gap="5">
          <styled.h1 textStyle="title">{words.empty.title(year, isOver)}</styled.h1>
          <p>{words.empty.text(isOver)}</p>
          <styled.div display="flex" flexWrap="wrap" gap="3">
            <StoryButton asChild kind="solid">
              <Link to={LEARN_PATH}>{words.empty.learn}</Link>
            </StoryButton>
            <StoryButton asChild>
              <Link to={SHOP_MALL_PATH}>{words.empty.shop}</Link>
            </StoryButton>
          </styled.div>
        </styled.div>
      </StageMain>
    </>
  );
}
