import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { CreatorStrip } from '../catalogue/creators/CreatorStrip.tsx';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { NewArrivals } from './NewArrivals.tsx';
import { HOME_PAGE } from './pageTokens.ts';
import { ViewedBefore } from './ViewedBefore.tsx';

/** `/` */
export const HomePage = observer(function HomePage() {
  const home = usePageViewModel(HOME_PAGE);
  return (
    <Page isFullWidth>
      <Hero onShopNow={home.shopNow} />
      <NewArrivals home={home} />
      <Categories home={home} />
      <CreatorStrip creators={home.creators} total={home.creatorCount} />
      <ViewedBefore />
    </Page>
  );
});
