import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Avatar,
  Button,
  ChoiceGroup,
  Combobox,
  CountdownButton,
  CourseBanner,
  CourseProgress,
  EmptyState,
  ErrorState,
  Field,
  LoadingRegion,
  MonthInput,
  PasswordInput,
  SubmitButton,
  TabPanel,
  Tabs,
  TextInput,
} from '../../src/widgets/index.js';

/** The markup without its looks. */
const html = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/ class="[^"]*"/g, '');

describe('what assistive technology reads', () => {
  it('ties a field to its label, its error and its control', () => {
    const markup = html(
      <Field label="姓名" error="请输入姓名" hint="与录取通知书一致" required>
        <TextInput />
      </Field>,
    );
    const [, control] = /for="([^"]+)"/.exec(markup) ?? [];
    const [, note] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<input type="text" id="${control}"`);
    expect(markup).toContain(`id="${note}"`);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('aria-required="true"');
    expect(markup).toContain('请输入姓名');
    expect(markup).not.toContain('与录取通知书一致');
  });

  it('hides a password and says how to show it', () => {
    const markup = html(<PasswordInput name="pwd" />);
    expect(markup).toContain('type="password"');
    expect(markup).toContain('aria-label="显示密码"');
  });

  it('names a group of radio buttons after its field', () => {
    const markup = html(
      <Field label="性别" error="性别必须选择" required>
        <ChoiceGroup name="gender" value="male" onChange={() => {}} options={[{ id: 'male', label: '男' }]} />
      </Field>,
    );
    const [, label] = /<label id="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toMatch(new RegExp(`role="radiogroup"[^>]* aria-labelledby="${label}"`));
    expect(markup).toMatch(/role="radiogroup"[^>]* aria-invalid="true"/);
    expect(markup).toMatch(/type="radio"[^>]* checked=""/);
  });

  it('names both lists of a month, and shows a year from before the list', () => {
    const markup = html(
      <MonthInput
        label="入学年份"
        name="begin"
        value="1950-09"
        onChange={() => {}}
        firstYear={2000}
        lastYear={2026}
      />,
    );
    expect(markup).toContain('aria-label="入学年份：年"');
    expect(markup).toContain('aria-label="入学年份：月"');
    expect(markup).toMatch(/value="1950" selected=""/);
    expect(markup).toMatch(/value="09" selected=""/);
  });

  it.each([
    [0, false, '获取验证码'],
    [0, true, '重新获取'],
    [60, true, '60 秒后重发'],
    [99, true, '99 秒后重发'],
    [1741, true, '30 分钟后重发'],
  ])('says of a code: %i seconds left, sent before %s: %s', (secondsLeft, again, words) => {
    const markup = html(
      <CountdownButton secondsLeft={secondsLeft} sending={false} again={again} onSend={() => {}} />,
    );
    expect(markup).toContain(words);
    expect(markup.includes('aria-disabled="true"')).toBe(secondsLeft > 0);
  });

  it('ties a combobox to its list, also while it is closed', () => {
    const markup = html(
      <Combobox value="" onChange={() => {}} onSearch={() => {}} options={['南京大学']} status="ready" />,
    );
    const [, list] = /aria-controls="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<div id="${list}" role="listbox"`);
    expect(markup).toContain('aria-expanded="false"');
  });

  it('ties the chosen tab to its panel, and leaves the others out of the Tab order', () => {
    const tabs = [
      { id: 'a', label: '密码登录' },
      { id: 'b', label: '短信登录' },
    ] as const;
    const markup = html(
      <>
        <Tabs label="登录方式" idPrefix="t" tabs={tabs} selected="b" onSelect={() => {}} />
        <TabPanel idPrefix="t" selected="b">
          表单
        </TabPanel>
      </>,
    );
    expect(markup).toMatch(/id="t-b"[^>]*aria-selected="true" aria-controls="t-panel" tabindex="0"/i);
    expect(markup).toMatch(/id="t-a"[^>]*aria-selected="false"[^>]*tabindex="-1"/i);
    expect(markup).toMatch(/role="tabpanel" id="t-panel" aria-labelledby="t-b"/);
  });

  it('gives the course progress as a number, also beyond 100, below 0 and for nonsense', () => {
    expect(html(<CourseProgress value={99.6} tone="red" />)).toContain('aria-valuetext="99%"');
    expect(html(<CourseProgress value={120} tone="green" />)).toMatch(/aria-valuenow="100".*120%/s);
    expect(html(<CourseProgress value={-5} tone="red" />)).toContain('aria-valuenow="0"');
    expect(html(<CourseProgress value={Number.NaN} tone="red" />)).toContain('aria-valuenow="0"');
  });

  it('leaves the banner out', () => {
    expect(html(<CourseBanner courseId="j1" track="java" glyph="Java" title="Java 基础" />)).toMatch(
      /^<svg aria-hidden="true"/,
    );
  });

  it('marks a busy button without disabling it', () => {
    const markup = html(<SubmitButton submitting>保存</SubmitButton>);
    expect(markup).toContain('type="submit"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled');
  });

  it('gives a button a type, and a link none', () => {
    expect(html(<Button>好</Button>)).toContain('type="button"');
    const link = html(
      <Button asChild>
        <a href="/learn">去学习</a>
      </Button>,
    );
    expect(link).toMatch(/^<a /);
    expect(link).not.toContain('type=');
  });

  it('speaks of loading, emptiness and failure', () => {
    expect(html(<LoadingRegion>…</LoadingRegion>)).toMatch(/role="status" aria-busy="true".*加载中/s);
    expect(html(<EmptyState />)).toContain('无数据');
    expect(html(<ErrorState onRetry={() => undefined} />)).toMatch(/role="alert".*加载失败.*重试/s);
    expect(html(<ErrorState />)).not.toContain('重试</button>');
  });

  it('shows the first whole character of a name', () => {
    expect(html(<Avatar name=" 林小满" />)).toMatch(/aria-label=" 林小满".*>林</s);
    expect(html(<Avatar name="😀ada" />)).toContain('>😀<');
    expect(html(<Avatar name="" decorative />)).toContain('aria-hidden="true"');
  });
});
