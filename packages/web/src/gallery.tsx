import { createRoot } from 'react-dom/client';
import { AppTheme } from './theme/app-theme';
import { Component } from './features/demo/pages/demo-page';
createRoot(document.getElementById('root')!).render(<AppTheme><Component /></AppTheme>);
