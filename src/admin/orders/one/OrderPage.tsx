import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { paths } from '../../paths/paths.ts';
import { ORDER, PRINTING } from '../pageTokens.ts';
import { OrderContent } from './OrderContent.tsx';

/** `/admin/orders/:number` */
export function OrderPage() {
  const number = useMatch(paths.anyOrder)?.params.number ?? '';
  return <Order key={number} number={number} />;
}

const Order = observer(function Order({ number }: { readonly number: string }) {
  const order = usePageViewModel(ORDER);
  const printing = usePageViewModel(PRINTING);
  useEffect(() => order.follow(number), [order, number]);
  switch (order.status) {
    case 'loading':
      return (
        <Page>
          <Skeleton label="Loading order" shape="rows" />
        </Page>
      );
    case 'failed':
      return <LoadFailure title="The order could not be loaded" onRetry={() => void order.load()} />;
    case 'unknown':
      return (
        <Notice title={`There is no order ${number}`} level={1} text="The number may be mistyped.">
          <ButtonLink to={paths.orders}>Go to Orders</ButtonLink>
        </Notice>
      );
    case 'ready':
      return order.view && <OrderContent view={order.view} order={order} printing={printing} />;
  }
});
