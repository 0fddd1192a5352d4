/** The portal's HTTP side, whole, in one screen: parts in, a Fastify application out. */
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Endpoints } from '#contract/endpoints.ts';
import { BODY_BYTES_MAX, PICTURE_BYTES_MAX } from '#contract/limits.ts';
import { bindActions } from './bind-actions.ts';
import type { ActionsOf } from './call.ts';
import { isDemoAddress } from './demo/accounts.ts';
import type { Deps, Workshop } from './deps.ts';
import { assertRoom, healthRoutes } from './health.ts';
import { BankArchives } from './modules/banks/archive/archives.ts';
import { archiveRoutes } from './modules/banks/archive/routes.ts';
import { bankRoutes } from './modules/banks/banks/routes.ts';
import { refusalOfSuspendedBank } from './modules/banks/banks/suspended.ts';
import { monthRoutes } from './modules/banks/months/routes.ts';
import { networkRoutes } from './modules/banks/network/routes.ts';
import { reportRoutes } from './modules/banks/reports/routes.ts';
import { roomRoutes } from './modules/banks/rooms/routes.ts';
import { ruleRoutes } from './modules/banks/rules/routes.ts';
import { activityRoutes } from './modules/board/activities/routes.ts';
import { arrangementRoutes } from './modules/board/arrangements/routes.ts';
import { attentionRoutes } from './modules/board/attention/routes.ts';
import { bulletinRoutes } from './modules/board/bulletins/routes.ts';
import { findingRoutes } from './modules/board/finding/routes.ts';
import { noticeRoutes } from './modules/board/notices/routes.ts';
import { outsideRoutes } from './modules/board/outside/routes.ts';
import { threadRoutes } from './modules/board/threads/routes.ts';
import { batchRoutes } from './modules/hours/batches/routes.ts';
import { exchangeRoutes } from './modules/hours/exchanges/routes.ts';
import { fundRoutes } from './modules/hours/fund/routes.ts';
import { limitRoutes } from './modules/hours/limits/routes.ts';
import { registerSealPage, sealRoutes } from './modules/hours/seals/routes.ts';
import { shareRoutes } from './modules/hours/shares/routes.ts';
import { thanksRoutes } from './modules/hours/thanks/routes.ts';
import { todoRoutes } from './modules/hours/todo/routes.ts';
import { chequeRoutes } from './modules/paper/cheques/routes.ts';
import { deskRoutes } from './modules/paper/desk/routes.ts';
import { ExportThread } from './modules/paper/exports/export-thread.ts';
import { exportRoutes } from './modules/paper/exports/routes.ts';
import { FileReader } from './modules/paper/imports/file-reader.ts';
import { ImportThread } from './modules/paper/imports/import-thread.ts';
import { importRoutes } from './modules/paper/imports/routes.ts';
import { accountRoutes } from './modules/people/accounts/routes.ts';
import { authenticator } from './modules/people/accounts/sessions.ts';
import { refuseMinor } from './modules/people/ages/asking.ts';
import { bodyRoutes } from './modules/people/bodies/routes.ts';
import { companionRoutes } from './modules/people/companions/routes.ts';
import { consentRoutes } from './modules/people/consents/routes.ts';
import { actFor } from './modules/people/delegates/acting.ts';
import { actAtDesk } from './modules/people/delegates/at-desk.ts';
import { delegateRoutes } from './modules/people/delegates/routes.ts';
import { erasureRoutes } from './modules/people/erasure/routes.ts';
import { feeRoutes } from './modules/people/fees/routes.ts';
import { guardianRoutes } from './modules/people/guardians/routes.ts';
import { insuredRoutes } from './modules/people/insured/routes.ts';
import { joiningRoutes } from './modules/people/joining/routes.ts';
import { registrationRefusal } from './modules/people/joining/texts.ts';
import { memberRoutes } from './modules/people/members/routes.ts';
import { pictureRoutes } from './modules/people/pictures/routes.ts';
import { registerRoutes } from './modules/people/register/routes.ts';
import { skillRoutes } from './modules/people/skills/routes.ts';
import { portalHealthRoutes } from './modules/portal/health/routes.ts';
import { portalRoutes } from './modules/portal/portal/routes.ts';
import { registerStatusPage, statusRoutes } from './modules/portal/status/routes.ts';
import { suspensionRoutes } from './modules/portal/suspensions/routes.ts';
import { assertCallLimit } from './modules/running/guards/calls.ts';
import { WholeLists } from './modules/running/guards/whole-lists.ts';
import { jobRoutes } from './modules/running/jobs/routes.ts';
import { serveMetrics } from './modules/running/metrics/routes.ts';
import { letterRoutes, registerOneClickStop } from './modules/sending/letters/routes.ts';
import { registerMailbox } from './modules/sending/mail/routes.ts';
import { pushRoutes } from './modules/sending/push/routes.ts';
import { webhookRoutes } from './modules/sending/webhooks/routes.ts';
import { closeInTime } from './platform/http/closing.ts';
import { descriptionOf } from './platform/http/description.ts';
import { serveDescription } from './platform/http/description-served.ts';
import { measureRequests } from './platform/http/measured.ts';
import { sendProblem } from './platform/http/problems.ts';
import { Refusal } from './platform/http/refusal.ts';
import { requestIds } from './platform/http/request-id.ts';
import { logRequests } from './platform/http/request-log.ts';
import { serveSecurityText } from './platform/http/security-text.ts';
import { serveSeen } from './platform/http/seen.ts';
import { type Strangers, watchForStrangers } from './platform/http/strangers.ts';
import { contentSecurity, serveWeb } from './platform/http/web.ts';
import { isLoopbackName } from './platform/loopback.ts';
import { networkOf } from './platform/network.ts';
import { withReplica } from './replicated.ts';
import { bindEndpoints, refusalOfUnknown } from './routing.ts';

/** A request must have arrived whole by then: a picture of 5 MB over a slow line takes a minute. */
const REQUEST_MS = 120_000;

function unused(): never {
  throw new Error('schemas are compiled by zod');
}

/**
 * Builds the application; nothing listens yet.
 * @param webFolder the built web; without it only /api is served
 */
export async function buildApp(deps: Deps, webFolder?: string): Promise<FastifyInstance> {
  const { config, database, clock } = deps;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIds(config.trustedProxies),
    trustProxy: ['loopback', ...config.trustedProxies],
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS,
    // What still arrives on an open connection while the portal ends is answered like everything in hand.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    // Addresses that cannot be read never reach a route.
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, error),
    // Those of zod are set below; without this line Fastify loads its own, a hundred files that nobody would use.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
  acceptEmptyJson(app);
  logRequests(app);
  if (deps.metrics) measureRequests(app, deps.metrics);

  await app.register(helmet, contentSecurity(config.publicUrl.startsWith('https:')));
  await app.register(formbody, { bodyLimit: BODY_BYTES_MAX });
  // One byte more than allowed is read, so that what is cut off is known to be too much.
  await app.register(multipart, {
    limits: { fileSize: PICTURE_BYTES_MAX + 1, files: 1, parts: 5 },
  });
  await app.register(swagger, descriptionOf({ title: config.portalName, url: config.publicUrl }));

  const strangers = watchForStrangers(app, {
    publicUrl: config.publicUrl,
    onFirst: () => tellOfStrangers(deps),
  });
  if (config.isDemoAssumed) closeDemoTo(app, strangers);
  const isClosing = closeInTime(app, () => deps.liveUpdates.close());
  const workshop: Workshop = { ...openThreads(app, deps), isClosing };
  const handlersOn = (on: Deps) => bindActions(on, workshop, ACTIONS);
  const handlers = deps.replica ? withReplica(deps, deps.replica, handlersOn) : handlersOn(deps);
  const wholeLists = new WholeLists();
  await app.register(async (api) => {
    bindEndpoints(api, handlers, {
      authenticate: authenticator(deps),
      actFor: (delegate, personId, whom) => actFor(database, delegate, personId, whom),
      actAtDesk: (admin, personId, actsFor) => actAtDesk(database, admin, personId, actsFor),
      refuseMinor: (bankId) => refuseMinor(database, bankId),
      countCall: (limit, ip) => assertCallLimit(database, clock, limit, networkOf(ip)),
      assertRoom: () => assertRoom(deps.disk),
      takeWholeList: (personId, signal) => wholeLists.take(personId, signal),
      isEncrypted: config.publicUrl.startsWith('https:'),
      refusedByDatabase: refusalOfSuspendedBank,
      refusalText: registrationRefusal,
    });
    serveDescription(api, () => app.swagger());
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
  await registerMailbox(app, deps, strangers);
  registerOneClickStop(app, deps);
  registerSealPage(app);
  registerStatusPage(app);
  serveMetrics(app, deps);
  serveSeen(app, deps.secret);
  serveSecurityText(app, {
    email: config.securityEmail,
    publicUrl: config.publicUrl,
    now: () => clock.now(),
  });
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply, refusalOfUnknown(request));
  if (webFolder) await serveWeb(app, webFolder, { publicUrl: config.publicUrl, refuseUnknown });
  else app.setNotFoundHandler(refuseUnknown);
  return app;
}

/** The action of every call: one forgotten, and the portal does not compile. */
const ACTIONS = {
  ...accountRoutes,
  ...activityRoutes,
  ...archiveRoutes,
  ...arrangementRoutes,
  ...attentionRoutes,
  ...bankRoutes,
  ...batchRoutes,
  ...bulletinRoutes,
  ...chequeRoutes,
  ...companionRoutes,
  ...consentRoutes,
  ...delegateRoutes,
  ...deskRoutes,
  ...erasureRoutes,
  ...exchangeRoutes,
  ...exportRoutes,
  ...findingRoutes,
  ...fundRoutes,
  ...healthRoutes,
  ...importRoutes,
  ...jobRoutes,
  ...joiningRoutes,
  ...letterRoutes,
  ...limitRoutes,
  ...memberRoutes,
  ...monthRoutes,
  ...reportRoutes,
  ...networkRoutes,
  ...noticeRoutes,
  ...outsideRoutes,
  ...pictureRoutes,
  ...portalHealthRoutes,
  ...portalRoutes,
  ...pushRoutes,
  ...feeRoutes,
  ...insuredRoutes,
  ...registerRoutes,
  ...guardianRoutes,
  ...bodyRoutes,
  ...roomRoutes,
  ...ruleRoutes,
  ...sealRoutes,
  ...shareRoutes,
  ...skillRoutes,
  ...statusRoutes,
  ...suspensionRoutes,
  ...threadRoutes,
  ...thanksRoutes,
  ...todoRoutes,
  ...webhookRoutes,
} satisfies ActionsOf<Endpoints>;

/** What becomes of a portal that believed to be private. One of another address has told people of it. */
function tellOfStrangers({ config, log }: Deps): void {
  if (!isLoopbackName(new URL(config.publicUrl).hostname)) return;
  log.warn(
    {},
    'Somebody came through a proxy, or by another name than this machine’s: the mailbox opens with its key alone, and accounts of the demo do not sign in unless DEMO=on. Set PUBLIC_URL',
  );
}

/** Nobody from elsewhere signs in with a password that the README has. */
function closeDemoTo(app: FastifyInstance, strangers: Strangers): void {
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.endpoint !== 'login') return;
    const { username }: { username?: unknown } = { ...Object(request.body) };
    const isElsewhere = strangers.haveCome() || strangers.isOne(request);
    if (isElsewhere && isDemoAddress(String(username))) {
      throw new Refusal('credentials-unrecognised');
    }
  });
}

/** What works in threads of its own; they end with the application. */
function openThreads(app: FastifyInstance, { database, config }: Deps) {
  const threads = {
    exporter: new ExportThread(database, config.databaseReadUrl),
    fileReader: new FileReader(),
    importReports: new ImportThread(database),
    archives: new BankArchives(database),
  };
  for (const each of Object.values(threads)) app.addHook('onClose', () => each.close());
  return threads;
}

/**
 * Reads an empty JSON body as none, for many clients send the content type of JSON also when they have
 * nothing to say; everything else as the framework does, poison refused.
 */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
}
