import { createMemoryRouter } from 'react-router-dom';
import { MemoryNavigation } from '../../adapters/memory/MemoryNavigation.ts';
import { RouterNavigation } from '../../adapters/router/RouterNavigation.ts';
import { describeNavigationContract } from './navigationContract.ts';

describeNavigationContract('MemoryNavigation', () => {
  const navigation = new MemoryNavigation();
  return { navigation, back: () => navigation.back() };
});

describeNavigationContract('RouterNavigation on React Router', () => {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  const navigation = new RouterNavigation({ pathname: '/not', search: '', hash: '#asked' });
  navigation.attach({
    navigate: (path, options) => void router.navigate(path, options),
    here: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
  });
  return { navigation, back: () => void router.navigate(-1) };
});
