import { usePageViewModel } from '../composition/ShopContext.tsx';
import { PAGES } from '../composition/viewModelTokens.ts';
import { Page } from '../ui/Page.tsx';
import { Categories } from './Categories.tsx';
import { Hero } from './Hero.tsx';
import { NewArrivals } from './NewArrivals.tsx';

/** `/` */
export function HomePage() {
  const home = usePageViewModel(PAGES.home);
  return (
    <Page title="Home" isFullWidth>
      <Hero onShopNow={home.shopNow} />
      <NewArrivals home={home} />
      <Categories home={home} />
    </Page>
  );
}
