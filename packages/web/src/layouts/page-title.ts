import { useStore } from '@ykd/adapters-ui/react';
import { useEffect, useLayoutEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { useServices } from '../container/services-context';
import { common } from '../messages/zh-CN/common';

/** What a route says about itself in `handle`. */
export interface RouteHandle {
  /** The page's title, without the platform's name. A page that knows better calls `usePageTitle`. */
  readonly title?: string;
}

/** Gives the page its title; undefined leaves it to somebody else. */
export const usePageTitle = (title: string | undefined): void => {
  const { base } = useServices();
  useEffect(() => {
    if (title !== undefined) base.setPageTitle(title);
  }, [base, title]);
};

/** Keeps the window's title: the innermost route's handle, or what a page set by itself. Answers the title shown. */
export const useWindowTitle = (): string => {
  const { base } = useServices();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const ofRoute = handles.findLast((handle) => handle?.title !== undefined)?.title;
  // Before the effects of the page, so that a page (and the error page in its place) has the last word.
  useLayoutEffect(() => {
    if (ofRoute !== undefined) base.setPageTitle(ofRoute);
  }, [base, ofRoute]);
  const { pageTitle } = useStore(base);
  const title = common.windowTitle(pageTitle);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
};
