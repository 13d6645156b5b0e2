import type { FastifyBaseLogger } from 'fastify';

export type ServerOptions = {
  /** Resolves when the database answers, rejects otherwise. */
  readonly checkDatabase: () => Promise<unknown>;
  /** The log of the requests; none by default. */
  readonly log?: FastifyBaseLogger;
  /** The built storefront; without it the server has the API alone. */
  readonly storefront?: StorefrontOptions;
  /** The number of proxies in front of the server whose `X-Forwarded-For` counts; 0 by default. */
  readonly trustedProxies?: number;
  /** How long the server goes on answering when it closes, in ms; 0 by default. */
  readonly drainMs?: number;
  /** How often one address may try to log in or sign up with one e-mail, per minute; 5 by default. With any e-mails, 20 times as often fail in ten minutes. */
  readonly attemptsPerMinute?: number;
};

export type StorefrontOptions = {
  /** The absolute path of the folder of the build. */
  readonly folder: string;
  /**
   * The paths of the pages, as patterns such as `/product-details/:productId`. Other paths get status 404 with the document of
   * every page. Absent: every path is a page.
   */
  readonly pages?: readonly string[];
  /** The absolute path of a folder with pictures that were imported while the server runs, served under `/pictures/imported/`. */
  readonly pictures?: string;
  /** The hosts, besides the shop's own, that pictures may come from, as `https://host`. */
  readonly imageHosts?: readonly string[];
  /** The hosts that the payment provider's window needs, as `https://host`: for its script, frames and calls. */
  readonly paymentHosts?: readonly string[];
  /** Whether shoppers reach the shop over https only. */
  readonly isHttps?: boolean;
};
