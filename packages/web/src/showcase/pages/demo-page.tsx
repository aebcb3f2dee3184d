import { styled } from '@ykd/adapters-ui/styled';
import { Logo } from '@ykd/adapters-ui/widgets';
import { pageTitleOf } from '@ykd/domain/access';
import { useServices } from '../../container/services-context';
import { MAIN_ID } from '../../components/main-id';
import { CONTENTS } from '../contents';
import { Accounts } from '../sections/accounts';
import { Buttons } from '../sections/buttons';
import { Choices } from '../sections/choices';
import { ColorModeChoiceBar } from '../sections/color-mode-choice';
import { Colours } from '../sections/colours';
import { Courses } from '../sections/courses';
import { Dialogs } from '../sections/dialogs';
import { Feedback } from '../sections/feedback';
import { Forms } from '../sections/forms';
import { IconSheet } from '../sections/icon-sheet';
import { Learning } from '../sections/learning';
import { Lists } from '../sections/lists';
import { Menus } from '../sections/menus';
import { States } from '../sections/states';
import { Surfaces } from '../sections/surfaces';

/** `/demo`: every widget in every state, light and dark. */
export function Component() {
  const { toasts, pageProgress } = useServices();
  return (
    <>
      <styled.header
        position="sticky"
        top="0"
        zIndex="sticky"
        bg="bg.page"
        borderBottomWidth="1px"
        borderColor="line"
      >
        <styled.div
          maxWidth="page"
          marginInline="auto"
          px={{ base: '4', md: '6' }}
          minHeight="16"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          py="2"
        >
          <Logo size={28} />
          <ColorModeChoiceBar />
        </styled.div>
      </styled.header>
      <styled.main
        id={MAIN_ID}
        maxWidth="page"
        marginInline="auto"
        px={{ base: '4', md: '6' }}
        paddingBottom="24"
      >
        <styled.h1 textStyle="display" paddingTop={{ base: '8', md: '12' }}>
          {pageTitleOf('/demo')}
        </styled.h1>
        <styled.p color="fg.muted" marginTop="2">
          所有组件的所有状态。规则与设计变量见设计语言文档。
        </styled.p>
        <styled.nav aria-label="目录" marginTop="5">
          <styled.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" fontSize="sm">
            {Object.entries(CONTENTS).map(([id, title]) => (
              <li key={id}>
                <styled.a
                  href={`#${id}`}
                  color="brand.fg"
                  textDecoration="underline"
                  textUnderlineOffset="0.2em"
                >
                  {title}
                </styled.a>
              </li>
            ))}
          </styled.ul>
        </styled.nav>
        <Colours />
        <Buttons />
        <Forms />
        <Choices />
        <Surfaces />
        <Courses />
        <Learning />
        <Feedback toasts={toasts} progress={pageProgress} />
        <Dialogs toasts={toasts} />
        <Menus toasts={toasts} />
        <Accounts />
        <States toasts={toasts} />
        <Lists toasts={toasts} />
        <IconSheet />
      </styled.main>
    </>
  );
}
