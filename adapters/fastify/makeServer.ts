import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { runInTrace, traceIdOf } from '../trace-context/traceContext.ts';
import { addApiRoute } from './addApiRoute.ts';
import { addHeaders } from './addHeaders.ts';
import { addHealth } from './addHealth.ts';
import { addJsonParser } from './addJsonParser.ts';
import { addMetrics } from './addMetrics.ts';
import { addPictures } from './addPictures.ts';
import { addWebhook } from './addWebhook.ts';
import { addAdmin } from './admin/addAdmin.ts';
import { addAdminRoute, prepareAdminRequests } from './admin/addAdminRoute.ts';
import { adminRoutes } from './admin/adminRoutes.ts';
import { UPLOAD_LIMITS } from './admin/catalogue/readUpload.ts';
import { answerBrokenRequest } from './answerBrokenRequest.ts';
import { CatalogueTexts } from './CatalogueTexts.ts';
import { endConnectionsOnClose } from './endConnectionsOnClose.ts';
import { keptRoute } from './keptRoute.ts';
import { limitAttempts } from './limits/limitAttempts.ts';
import { limitOpenRequests } from './limits/limitOpenRequests.ts';
import { openApiDocument } from './openApiDocument.ts';
import { prepareRequests } from './requestShopper.ts';
import { apiRoutes } from './routes/apiRoutes.ts';
import type { ServerOptions, StorefrontOptions } from './ServerOptions.ts';
import { addRequestLog, TRACE_LABEL } from './StructuredLog.ts';
import { sendErrors, sendFailure } from './sendFailure.ts';
import { addStorefront } from './storefront/addStorefront.ts';
import { renderInTurn } from './storefront/renderInTurn.ts';
import { compileValidator } from './validation.ts';

/** The largest body of a request, in bytes: a product in any script, several times over. A body of this size is parsed within 50 ms. */
const BODY_LIMIT = 262_144;
/** On two cores, this many requests take about a quarter of a second with PostgreSQL. */
const MOST_OPEN_REQUESTS = 1000;
/** How long a request may take, and within it its headers. Slower connections are closed at the next check. */
const REQUEST_TIMEOUT_MS = 30_000;
const HTTP = { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 };
const ATTEMPTS_PER_MINUTE = 5;
/** The time for which a browser calls the shop over https only, in seconds: one year. */
const HTTPS_ONLY_S = 365 * 24 * 60 * 60;
const NOT_FOUND = 404;
const LONGEST_PATH_IN_TEXT = 200;

/** Returns the server of the API and, with `storefront`, of the shop's pages. It does not listen yet. */
export function makeServer(backEnd: BackEnd, options: ServerOptions): FastifyInstance {
  const headers = commonHeaders(options.storefront?.isHttps ?? false);
  const app = newServer(options, headers);
  app.addHook('onRequest', ({ id }, _reply, done) => runInTrace(id, done));
  addHeaders(app, headers);
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(sendNotFound);
  const isClosing = endConnectionsOnClose(app, options.drainMs ?? 0);
  addJsonParser(app);
  prepareRequests(app);
  prepareAdminRequests(app);
  limitOpenRequests(app, MOST_OPEN_REQUESTS);
  addMetrics(app, backEnd.measureShop);
  if (options.log !== undefined) addRequestLog(app);
  addHealth(app, options.checkDatabase, isClosing);
  addWebhook(app, backEnd.takeInProviderEvent);
  const limits = limitAttempts(backEnd, options.attemptsPerMinute ?? ATTEMPTS_PER_MINUTE);
  const storefront = inTurn(options.storefront);
  const texts = new CatalogueTexts();
  const routes = apiRoutes(backEnd, storefront?.renderer).map((row) => keptRoute(row, texts));
  const { admin } = backEnd;
  const staffRoutes = adminRoutes(admin, options, options.outside);
  const adminParts = { authenticate: admin.authenticate, limits, siteUrl: storefront?.siteUrl };
  app.register(async (api) => {
    for (const route of routes) addApiRoute(api, route, backEnd, limits);
    for (const route of staffRoutes.filter(({ form }) => form === undefined)) addAdminRoute(api, route, adminParts);
    addApiDocument(api, () => openApiDocument(routes, staffRoutes));
  });
  app.register(async (uploads) => {
    await uploads.register(fastifyMultipart, UPLOAD_LIMITS);
    for (const route of staffRoutes.filter(({ form }) => form !== undefined)) addAdminRoute(uploads, route, adminParts);
  });
  addPictures(app, backEnd.readPicture);
  if (options.admin !== undefined) addAdmin(app, options.admin);
  if (storefront !== undefined) addStorefront(app, storefront, backEnd, texts);
  return app;
}

/** Headers of every response, unless the storefront sends other ones: the response is data, which no page shows and no cache keeps. */
function commonHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': `max-age=${HTTPS_ONLY_S}; includeSubDomains` }),
  };
}

/** All pages are rendered one after the other. */
function inTurn(storefront: StorefrontOptions | undefined): StorefrontOptions | undefined {
  if (storefront?.renderer === undefined) return storefront;
  return { ...storefront, renderer: renderInTurn(storefront.renderer) };
}

function newServer(
  { log, trustedProxies = 0 }: ServerOptions,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  return Fastify({
    ...(log !== undefined && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: TRACE_LABEL }),
    genReqId: ({ headers }) => traceIdOf(headers.traceparent),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: HTTP,
    // A request on an open connection is answered while the server closes; the connection then ends.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: TEXT_LIMITS.path },
    ...(trustedProxies > 0 && { trustProxy: (_address: string, hop: number) => hop < trustedProxies }),
    frameworkErrors: (error, request, reply) => {
      // Before any hook.
      reply.headers(headers);
      sendFailure(error, request as FastifyRequest, reply as FastifyReply);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
  });
}

/** The document is made when it is first asked for. */
function addApiDocument(api: FastifyInstance, make: () => object): void {
  let document: string | undefined;
  api.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(make());
    return reply.type('application/json').send(document);
  });
}

function sendNotFound({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = url.split('?')[0]?.slice(0, LONGEST_PATH_IN_TEXT);
  return sendErrors(reply, NOT_FOUND, [`There is no call ${method} ${path}. Not Found error`]);
}
