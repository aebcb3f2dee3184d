import { chakra } from '@chakra-ui/react/styled-system';
import { Logo } from '@ykd/adapters-ui/widgets';
import { useServices } from '../../../container/services-context';
import { MAIN_ID } from '../../../layouts/root-layout';
import { Buttons } from '../sections/buttons';
import { ColorModeChoiceBar } from '../sections/color-mode-choice';
import { Colours } from '../sections/colours';
import { Courses } from '../sections/courses';
import { Dialogs } from '../sections/dialogs';
import { Feedback } from '../sections/feedback';
import { Forms } from '../sections/forms';
import { IconSheet } from '../sections/icon-sheet';
import { Menus } from '../sections/menus';
import { States } from '../sections/states';
import { Surfaces } from '../sections/surfaces';

const CONTENTS = [
  ['colours', '色彩与字体'],
  ['buttons', '按钮'],
  ['forms', '表单'],
  ['surfaces', '卡片与标识'],
  ['courses', '课程'],
  ['feedback', '消息与进度'],
  ['dialogs', '对话框'],
  ['menus', '菜单与二维码'],
  ['states', '加载、空与错误'],
  ['icons', '图标'],
] as const;

/** The route's title. */
export const handle = { title: '组件展示' };

/** `/demo`: every widget in every state, light and dark. */
export function Component() {
  const { toasts, pageProgress } = useServices();
  return (
    <>
      <chakra.header
        position="sticky"
        top="0"
        zIndex="sticky"
        bg="bg.page"
        borderBottomWidth="1px"
        borderColor="line"
      >
        <chakra.div
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
        </chakra.div>
      </chakra.header>
      <chakra.main
        id={MAIN_ID}
        maxWidth="page"
        marginInline="auto"
        px={{ base: '4', md: '6' }}
        paddingBottom="24"
      >
        <chakra.h1 textStyle="display" paddingTop={{ base: '8', md: '12' }}>
          组件展示
        </chakra.h1>
        <chakra.p color="fg.muted" marginTop="2">
          所有组件的所有状态。规则与设计变量见设计语言文档。
        </chakra.p>
        <chakra.nav aria-label="目录" marginTop="5">
          <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" fontSize="sm">
            {CONTENTS.map(([id, title]) => (
              <li key={id}>
                <chakra.a
                  href={`#${id}`}
                  color="brand.fg"
                  textDecoration="underline"
                  textUnderlineOffset="0.2em"
                >
                  {title}
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
        <Colours />
        <Buttons />
        <Forms />
        <Surfaces />
        <Courses />
        <Feedback toasts={toasts} progress={pageProgress} />
        <Dialogs toasts={toasts} />
        <Menus toasts={toasts} />
        <States toasts={toasts} />
        <IconSheet />
      </chakra.main>
    </>
  );
}
