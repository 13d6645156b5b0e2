import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { noFilters } from '../../../../core/domain/catalogue/filters/Filters.ts';
import { capitalised } from '../../../../core/domain/text/capitalised.ts';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { CATALOGUE } from '../../catalogue/tokens.ts';
import { listingPath } from '../../paths/listingPath.ts';
import { paths } from '../../paths/paths.ts';

type Way = readonly [label: string, path: string];
type WayLinksProps = {
  readonly className: string | undefined;
  readonly more?: readonly Way[];
  readonly onFollowed?: () => void;
};

/** Links to what there is for women, for men, to the creators, and to more. */
export const WayLinks = observer(function WayLinks({ className, more = [], onFollowed }: WayLinksProps) {
  const { people } = useShared(CATALOGUE).options;
  const ways = people.map((one): Way => [capitalised(one), listingPath({ ...noFilters, people: [one] })]);
  return (
    <ul className={className} aria-label="Shop for">
      {[...ways, ['Creators', paths.creators] as const, ...more].map(([label, path]) => (
        <li key={path}>
          <Link to={path} dir="auto" onClick={onFollowed}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
});
