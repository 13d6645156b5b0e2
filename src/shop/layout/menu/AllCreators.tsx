import { observer } from 'mobx-react-lite';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { CreatorStrip } from '../../catalogue/creators/CreatorStrip.tsx';
import { creatorView } from '../../catalogue/creators/creatorView.ts';
import { CATALOGUE } from '../../catalogue/tokens.ts';

/** Creators of the catalogue, as a way on. */
export const AllCreators = observer(function AllCreators() {
  const { influencers, influencerCount } = useShared(CATALOGUE).options;
  return <CreatorStrip creators={influencers.map(creatorView)} total={influencerCount} />;
});
