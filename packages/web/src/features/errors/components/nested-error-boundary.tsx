import { Component, type ReactNode } from 'react';
import { common } from '../../../messages/zh-CN/common';
import { errors } from '../../../messages/zh-CN/errors';

/** Stands around the error page. It uses nothing but plain elements: whatever broke the page must not break this. */
export class NestedErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main style={{ padding: '4rem 1.5rem', textAlign: 'center' }}>
        <h1>{errors.nested}</h1>
        <p>
          <a href="/">{common.backHome}</a>
        </p>
      </main>
    );
  }
}
