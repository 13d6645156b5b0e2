import { Boxes, ListTodo, type LucideIcon, PackageCheck, Settings, ShoppingBag } from 'lucide-react';
import { LazyChunk } from '../shared/chunks/LazyChunk.ts';
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
  /** Whether the page is in the navigation on a phone alone. */
  readonly isForPhone?: true;
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
  },
  {
    path: paths.orders,
    title: 'Orders',
    screen: new LazyChunk(async () => (await import('./orders/list/OrdersPage.tsx')).OrdersPage),
    icon: ShoppingBag,
  },
  {
    path: paths.packing,
    title: 'Pack',
    screen: new LazyChunk(async () => (await import('./orders/pack/PackingPage.tsx')).PackingPage),
    icon: PackageCheck,
    isForPhone: true,
  },
  {
    path: paths.anyOrder,
    title: 'Order',
    screen: new LazyChunk(async () => (await import('./orders/one/OrderPage.tsx')).OrderPage),
  },
  {
    path: paths.stock,
    title: 'Stock',
    screen: new LazyChunk(async () => (await import('./stock/StockPage.tsx')).StockPage),
    icon: Boxes,
  },
  {
    path: paths.settings,
    title: 'Settings',
    screen: new LazyChunk(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage),
    icon: Settings,
  },
  {
    path: paths.invitation,
    title: 'Invitation',
    screen: new LazyChunk(async () => (await import('./invitation/InvitationPage.tsx')).InvitationPage),
    isPublic: true,
  },
];
