import type { FastifyBaseLogger } from 'fastify';
import type { SearchedCatalogue } from '../../core/backend/catalogue/SearchCatalogue.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { PieceList } from '../../core/domain/catalogue/search/PieceEntries.ts';
import type { PieceEntry } from '../../core/domain/catalogue/search/PieceEntry.ts';

export type ServerOptions = {
  /** Resolves when the database answers, rejects otherwise. */
  readonly checkDatabase: () => Promise<unknown>;
  /** The log of the requests; none by default. */
  readonly log?: FastifyBaseLogger;
  /** The built storefront; without it the server has the API alone. */
  readonly storefront?: StorefrontOptions;
  /** The built admin; without it there are no pages below `/admin`. */
  readonly admin?: AdminOptions;
  /** The origin in the links of invitations that the API shows: to commands and, unless the shop mails them, to staff. */
  readonly invitationsAt?: string;
  readonly mailsInvitations?: boolean;
  /** What the admin's settings tell of the server's configuration. */
  readonly outside?: OutsideFacts;
  /** The number of proxies in front of the server whose `X-Forwarded-For` counts; 0 by default. */
  readonly trustedProxies?: number;
  /** How long the server goes on answering when it closes, in ms; 0 by default. */
  readonly drainMs?: number;
  /**
   * How often one address may try to log in or sign up with one e-mail, per minute; 5 by default. With any e-mails it may fail to log
   * in 20 times as often in ten minutes, and sign up 20 times as often in an hour.
   */
  readonly attemptsPerMinute?: number;
};

/** What a server tells of its mails and payments: no secret. */
export type OutsideFacts = {
  /** The sender, and whether mails are sent: else they become files. */
  readonly mail: { readonly from: string; readonly isSent: boolean };
  /** The keys of the payment provider that the shop has. */
  readonly payments: 'live' | 'test' | 'simulated';
};

export type AdminOptions = {
  /** The absolute path of the folder of the build. */
  readonly folder: string;
  /** Whether the staff reach the admin over https only. */
  readonly isHttps?: boolean;
};

export type StorefrontOptions = {
  /** The absolute path of the folder of the build. */
  readonly folder: string;
  /**
   * The paths of the pages, as patterns such as `/product-details/:productId`. Other paths get status 404 with the document of
   * every page. Absent: every path is a page.
   */
  readonly pages?: readonly string[];
  /** Renders pages with the catalogue; without it, the files of the build are all documents. */
  readonly renderer?: PageRenderer;
  /** The shop's own origin, such as `https://shop.example`; by default that of each request. */
  readonly siteUrl?: string;
  /** The absolute path of a folder with pictures that were imported while the server runs, served under `/pictures/imported/`. */
  readonly pictures?: string;
  /** The hosts, besides the shop's own, that pictures may come from, as `https://host`. */
  readonly imageHosts?: readonly string[];
  /** The hosts that the payment provider's window needs, as `https://host`: for its script, frames and calls. */
  readonly paymentHosts?: readonly string[];
  /** Whether shoppers reach the shop over https only. */
  readonly isHttps?: boolean;
};

/** Renders the shop's pages to HTML. Documents are for visitors: nothing private is in them. What is rendered for a shopper is not kept. */
export type PageRenderer = {
  /** Returns the path and query that a document for this URL path is rendered for; undefined when the document is a file. */
  pathOf(url: string): string | undefined;
  /** Renders a document for a path that {@link pathOf} returned, with its status: 200, or 404 when the page is about nothing. */
  render(path: string, catalogue: SearchedCatalogue, origin: string): Promise<RenderedDocument>;
  /** Loads what the page at this path shows a shopper, by calls of the API as she makes them. */
  openFor(path: string, calls: ShopperCalls): Promise<ShopperPage>;
  /** Returns the files of the sitemap: `/sitemap.xml`, and `/sitemap-1.xml` and so on when that is an index. */
  sitemap(entries: PieceList<PieceEntry>, origin: string): readonly string[];
  /** A document with the inline scripts of all rendered documents. */
  readonly example: string;
};

/** The session of a shopper, and the `fetch` that calls the API. */
export type ShopperCalls = { readonly session: Session; readonly fetch: typeof fetch };

export type ShopperPage = {
  /** What its calls have returned, by their paths below `/api`, such as `/user/cart`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Returns the HTML in the root of the page; absent when the page is not rendered for shoppers, or cannot be. */
  readonly render?: () => Promise<string>;
};

export type RenderedDocument = { readonly status: number; readonly html: string };
