import { observer } from 'mobx-react-lite';
import { useShared } from '../shared/container/ShopContext.tsx';
import { CreatorStrip } from '../shop/catalogue/creators/CreatorStrip.tsx';
import { creatorView } from '../shop/catalogue/creators/creatorView.ts';
import { CATALOGUE } from '../shop/catalogue/tokens.ts';

/** The creators of the catalogue, as a way on. */
export const AllCreators = observer(function AllCreators() {
  return <CreatorStrip creators={useShared(CATALOGUE).options.influencers.map(creatorView)} />;
});
