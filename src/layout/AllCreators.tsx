import { observer } from 'mobx-react-lite';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { CreatorStrip } from '../creators/CreatorStrip.tsx';
import { creatorView } from '../creators/creatorView.ts';
import { useShared } from '../shared/container/ShopContext.tsx';

/** The creators of the catalogue, as a way on. */
export const AllCreators = observer(function AllCreators() {
  return <CreatorStrip creators={useShared(CATALOGUE).options.influencers.map(creatorView)} />;
});
