import {
  Boxes,
  ChartColumn,
  ListTodo,
  type LucideIcon,
  PackageCheck,
  Settings,
  Shirt,
  ShoppingBag,
  TicketPercent,
  Undo2,
} from 'lucide-react';
import type { AdminAction } from '../../core/domain/staff/adminActions.ts';
import { LazyChunk } from '../shared/chunks/LazyChunk.ts';
import type { RailPlace } from './layout/Rail.tsx';
import { paths } from './paths/paths.ts';

/** A page of the admin. */
export type PageEntry = {
  /** A segment that begins with `:` matches any text. */
  readonly path: string;
  /** The page's part of the document's title, and its name in the navigation. */
  readonly title: string;
  readonly screen: LazyChunk<object>;
  /** The icon in the navigation, for the pages that are in it. */
  readonly icon?: LucideIcon;
  /** The key that leads to the page after g. */
  readonly goKey?: string;
  /** Where its link is in the navigation; by default in the rail, and on a phone under More. */
  readonly place?: RailPlace;
  /** What one does there, for pages that some roles may not see. */
  readonly action?: AdminAction;
  /** Whether the page is shown to somebody who is not signed in. */
  readonly isPublic?: true;
};

/** The pages of the admin, in the order of the navigation. */
export const pages: readonly PageEntry[] = [
  {
    path: paths.today,
    title: 'Today',
    screen: new LazyChunk(async () => (await import('./today/TodayPage.tsx')).TodayPage),
    icon: ListTodo,
    goKey: 't',
    action: 'today.read',
    place: 'both',
  },
  {
    path: paths.orders,
    title: 'Orders',
    screen: new LazyChunk(async () => (await import('./orders/list/OrdersPage.tsx')).OrdersPage),
    icon: ShoppingBag,
    goKey: 'o',
    place: 'both',
  },
  {
    path: paths.packing,
    title: 'Pack',
    screen: new LazyChunk(async () => (await import('./orders/pack/PackingPage.tsx')).PackingPage),
    icon: PackageCheck,
    place: 'bar',
  },
  {
    path: paths.anyOrder,
    title: 'Order',
    screen: new LazyChunk(async () => (await import('./orders/one/OrderPage.tsx')).OrderPage),
  },
  {
    path: paths.returns,
    title: 'Returns',
    screen: new LazyChunk(async () => (await import('./returns/ReturnsPage.tsx')).ReturnsPage),
    icon: Undo2,
    goKey: 'r',
    action: 'returns.read',
  },
  {
    path: paths.products,
    title: 'Products',
    screen: new LazyChunk(async () => (await import('./products/ProductsPage.tsx')).ProductsPage),
    icon: Shirt,
    goKey: 'p',
    action: 'catalogue.read',
  },
  {
    path: paths.product(),
    title: 'Product',
    screen: new LazyChunk(async () => (await import('./style/StylePage.tsx')).StylePage),
    action: 'catalogue.read',
  },
  {
    path: paths.stock,
    title: 'Stock',
    screen: new LazyChunk(async () => (await import('./stock/StockPage.tsx')).StockPage),
    icon: Boxes,
    goKey: 's',
    place: 'both',
    action: 'stock.read',
  },
  {
    path: paths.coupons,
    title: 'Coupons',
    screen: new LazyChunk(async () => (await import('./coupons/CouponsPage.tsx')).CouponsPage),
    icon: TicketPercent,
    goKey: 'c',
    action: 'coupons.read',
  },
  {
    path: paths.reports,
    title: 'Reports',
    screen: new LazyChunk(async () => (await import('./reports/ReportsPage.tsx')).ReportsPage),
    icon: ChartColumn,
    action: 'reports.read',
  },
  {
    path: paths.settings,
    title: 'Settings',
    screen: new LazyChunk(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage),
    icon: Settings,
    action: 'account.read',
  },
  {
    path: paths.invitation,
    title: 'Invitation',
    screen: new LazyChunk(async () => (await import('./invitation/InvitationPage.tsx')).InvitationPage),
    isPublic: true,
  },
];
