// @vitest-environment happy-dom

import { createBrowserRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { RouterNavigation } from '../../../adapters/router/RouterNavigation.ts';
import { describeNavigationContract } from './navigationContract.ts';

describeNavigationContract('MemoryNavigation', () => {
  const navigation = new MemoryNavigation();
  return { navigation, back: () => navigation.back() };
});

describeNavigationContract('RouterNavigation on React Router', () => {
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([{ path: '*', element: null }], { window });
  onTestFinished(() => router.dispose());
  const navigation = new RouterNavigation(window);
  navigation.attach({
    navigate: (path, options) => void router.navigate(path, options),
    here: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
  });
  return { navigation, back: () => window.history.back() };
});
