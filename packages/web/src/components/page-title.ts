import { useStore } from '@ykd/adapters-ui/react';
import { pageTitleOf } from '@ykd/domain/access';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../container/services-context';
import { common } from '../messages/zh-CN/common';

/** Gives the page its title; undefined leaves it to somebody else. */
export const usePageTitle = (title: string | undefined): void => {
  const { base } = useServices();
  useEffect(() => {
    if (title !== undefined) base.setPageTitle(title);
  }, [base, title]);
};

/** What the site is called, as the page came: the server knows it by the host. */
let site: string | undefined;

/** Keeps the window's title: that of the page's path, or what the page set by itself. Answers the title shown. */
export const useWindowTitle = (): string => {
  const { base } = useServices();
  const ofPath = pageTitleOf(useLocation().pathname);
  // Before the effects of the page, so that a page (and the error page in its place) has the last word.
  useLayoutEffect(() => {
    if (ofPath !== undefined) base.setPageTitle(ofPath);
  }, [base, ofPath]);
  const pageTitle = useStore(base, (state) => state.pageTitle);
  const title = common.windowTitle(pageTitle, (site ??= document.title));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
};
