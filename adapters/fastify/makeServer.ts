import { randomUUID } from 'node:crypto';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import * as v from 'valibot';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { addApiRoute, prepareRequests } from './addApiRoute.ts';
import { addHealth } from './addHealth.ts';
import { addJsonParser } from './addJsonParser.ts';
import { addMetrics } from './addMetrics.ts';
import { addRequestLog } from './addRequestLog.ts';
import { addWebhook } from './addWebhook.ts';
import { answerBrokenRequest } from './answerBrokenRequest.ts';
import { endConnectionsOnClose } from './endConnectionsOnClose.ts';
import { InvalidInput } from './InvalidInput.ts';
import { limitAttempts } from './limitAttempts.ts';
import { limitOpenRequests } from './limitOpenRequests.ts';
import { openApiDocument } from './openApiDocument.ts';
import { apiRoutes } from './routes/apiRoutes.ts';
import type { ServerOptions } from './ServerOptions.ts';
import { sendErrors, sendFailure } from './sendFailure.ts';
import { addStorefront } from './storefront/addStorefront.ts';

/** The largest body of a request, in bytes: a product in any script, several times over. A body of this size is parsed within 50 ms. */
const BODY_LIMIT = 262_144;
/** On two cores, this many requests take about a quarter of a second with PostgreSQL. */
const MOST_OPEN_REQUESTS = 1000;
const REQUEST_TIMEOUT_MS = 30_000;
const ATTEMPTS_PER_MINUTE = 5;
const NOT_FOUND = 404;
const LONGEST_PATH_IN_TEXT = 200;

/** Returns the server of the API and, with `storefront`, of the shop's pages. It does not listen yet. */
export function makeServer(backEnd: BackEnd, options: ServerOptions): FastifyInstance {
  const app = newServer(options);
  app.setValidatorCompiler(({ schema }) => validator(schema as v.GenericSchema));
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(sendNotFound);
  const isClosing = endConnectionsOnClose(app, options.drainMs ?? 0);
  addJsonParser(app);
  prepareRequests(app);
  limitOpenRequests(app, MOST_OPEN_REQUESTS);
  addMetrics(app);
  if (options.log !== undefined) addRequestLog(app);
  addHealth(app, options.checkDatabase, isClosing);
  addWebhook(app, backEnd.takeInProviderEvent);
  app.register(fastifyRateLimit, limitAttempts(options.attemptsPerMinute ?? ATTEMPTS_PER_MINUTE));
  app.register(async (api) => addApi(api, backEnd));
  if (options.storefront !== undefined) addStorefront(app, options.storefront);
  return app;
}

function newServer({ log, trustedProxies = 0 }: ServerOptions): FastifyInstance {
  return Fastify({
    ...(log !== undefined && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A request on an open connection is answered while the server closes; the connection then ends.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: TEXT_LIMITS.path },
    ...(trustedProxies > 0 && { trustProxy: (_address: string, hop: number) => hop < trustedProxies }),
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request as FastifyRequest, reply as FastifyReply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
}

function addApi(api: FastifyInstance, backEnd: BackEnd): void {
  const routes = apiRoutes(backEnd);
  for (const route of routes) addApiRoute(api, route, backEnd.authenticate);
  let document: string | undefined;
  api.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(routes));
    return reply.type('application/json').send(document);
  });
}

function validator(schema: v.GenericSchema) {
  return (data: unknown) => {
    const result = v.safeParse(schema, data);
    return result.success ? { value: result.output } : { error: new InvalidInput(result.issues) };
  };
}

function sendNotFound({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = url.split('?')[0]?.slice(0, LONGEST_PATH_IN_TEXT);
  return sendErrors(reply, NOT_FOUND, [`There is no call ${method} ${path}. Not Found error`]);
}
