import { observer } from 'mobx-react-lite';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { CreatorStrip } from '../../catalogue/creators/CreatorStrip.tsx';
import { creatorView } from '../../catalogue/creators/creatorView.ts';
import { CATALOGUE } from '../../catalogue/tokens.ts';

/** The creators of the catalogue, as a way on. */
export const AllCreators = observer(function AllCreators() {
  return <CreatorStrip creators={useShared(CATALOGUE).options.influencers.map(creatorView)} />;
});
