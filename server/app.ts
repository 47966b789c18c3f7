import type { Endpoint } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import { serverTimeHeader } from '@shared/contracts/server-time'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { ownPassword, session } from './auth/session'
import { formLimitWords, limitBody } from './body-limit'
import type { ApiDependencies } from './dependencies'
import { type ApiEnv, answerError, answerNotFound } from './http'
import { createAudit } from './records/audit'
import { createImportGate } from './records/import-gate'
import { countedPatients } from './records/patient-count'
import { requestLog } from './request-log'
import { absenceDeskRoutes } from './routes/absence-desk'
import { auditRoutes } from './routes/audit'
import { authRoutes } from './routes/auth'
import { binRoutes } from './routes/bin'
import { bookingRequestRoutes } from './routes/booking-requests'
import { bookingRoutes } from './routes/bookings'
import { changeRoutes } from './routes/changes'
import { chatRoutes } from './routes/chat'
import { clinicRoutes } from './routes/clinic'
import { dayRoutes } from './routes/days'
import { departmentRoutes } from './routes/departments'
import { documentRoutes } from './routes/documents'
import { fileRoutes } from './routes/files'
import { healthRoutes } from './routes/health'
import { hoursRoutes } from './routes/hours'
import { importRoutes } from './routes/imports'
import { labOrderRoutes } from './routes/lab-orders'
import { labRangeRoutes } from './routes/lab-ranges'
import { letterRoutes } from './routes/letters'
import { messageRoutes } from './routes/messages'
import { noteRoutes } from './routes/notes'
import { noticeRoutes } from './routes/notices'
import { openApiRoutes } from './routes/openapi'
import { outsideVisitRoutes } from './routes/outside-visits'
import { overviewRoutes } from './routes/overview'
import { ownProfileRoutes } from './routes/own-profile'
import { ownSessionRoutes } from './routes/own-sessions'
import { patientAccountRoutes } from './routes/patient-accounts'
import { patientRoutes } from './routes/patients'
import { permissionGiverRoutes } from './routes/permission-givers'
import { prescriptionRequestRoutes } from './routes/prescription-requests'
import { prescriptionRoutes } from './routes/prescriptions'
import { problemRoutes } from './routes/problems'
import { roleTrialRoutes } from './routes/role-trials'
import { roleRoutes } from './routes/roles'
import { sessionRoutes } from './routes/sessions'
import { staffRoutes } from './routes/staff'
import { startPasswordRoutes } from './routes/start-passwords'
import { templateRoutes } from './routes/templates'
import { visitRoutes } from './routes/visits'
import { vitalsRoutes } from './routes/vitals'
import { workingTimeRoutes } from './routes/working-times'

/** The longest body of a form in bytes: most have a few hundred. */
const limitForms = limitBody({ most: 64 * 1024, ...formLimitWords })

/** Files and long bodies are read behind their permission, by a limit of their own (`handle`). */
const withOwnLimit = endpoints
  .map((endpoint: Endpoint) => endpoint)
  .filter(({ takesBytes, longestBody }) => takesBytes || longestBody)
  .map(({ method, path }) => ({
    method,
    path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }))
const limitBodies = createMiddleware<ApiEnv>(async (c, next) =>
  withOwnLimit.some(({ method, path }) => c.req.method === method && path.test(c.req.path))
    ? next()
    : limitForms(c, next),
)

/**
 * The whole API of a clinic (docs/api.md), from parts that are given to it: the same
 * application runs behind Node's server, in tests and in the browser's mocks.
 */
export const createApi = (dependencies: ApiDependencies) => {
  const app = new Hono<ApiEnv>()
  const openPatients = countedPatients(dependencies)
  app.onError(answerError)
  app.notFound(answerNotFound)
  app.use(requestId())
  app.use(async (c, next) => {
    // Asked first: of a connection that is closed meanwhile nobody knows it any more.
    c.set('address', dependencies.clientAddress(c))
    await next()
  })
  app.use(requestLog(dependencies))
  app.use(
    secureHeaders({
      // Whatever a browser makes of an answer, a file's content above all, nothing in it runs.
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      // A promise that only whoever ends TLS in front of this server can make.
      strictTransportSecurity: false,
    }),
  )
  app.use(async (c, next) => {
    await next()
    if (c.res.headers.has('cache-control')) return
    c.header('cache-control', 'no-store')
    // Only here: from a browser's cache an answer would say what time it was.
    c.header(serverTimeHeader, String(dependencies.clock()))
    c.header('access-control-expose-headers', serverTimeHeader)
  })
  app.use(limitBodies)
  app.route('/', healthRoutes(dependencies))
  const importGate = createImportGate(dependencies)
  app.use(importGate.refuseWhileWriting)
  const audit = createAudit(dependencies)
  app.use(async (c, next) => {
    c.set('audit', audit)
    await next()
  })
  app.route('/', authRoutes(dependencies))
  // Whatever stands below needs a session, an unknown call as well.
  app.use(session(dependencies))
  app.route('/', sessionRoutes(dependencies))
  app.use(ownPassword)
  app.route('/', ownSessionRoutes(dependencies))
  app.route('/', ownProfileRoutes(dependencies))
  app.route('/', departmentRoutes(dependencies))
  app.route('/', roleRoutes(dependencies))
  app.route('/', roleTrialRoutes(dependencies))
  app.route('/', permissionGiverRoutes(dependencies))
  app.route('/', workingTimeRoutes(dependencies))
  app.route('/', chatRoutes(dependencies))
  app.route('/', bookingRoutes(dependencies))
  app.route('/', staffRoutes(dependencies))
  app.route('/', startPasswordRoutes(dependencies))
  app.route('/', hoursRoutes(dependencies))
  app.route('/', absenceDeskRoutes(dependencies))
  app.route('/', outsideVisitRoutes(dependencies))
  app.route('/', overviewRoutes(dependencies, openPatients))
  app.route('/', patientRoutes(dependencies, openPatients))
  app.route('/', importRoutes(dependencies, importGate, openPatients))
  app.route('/', patientAccountRoutes(dependencies))
  app.route('/', visitRoutes(dependencies))
  app.route('/', dayRoutes(dependencies))
  app.route('/', bookingRequestRoutes(dependencies))
  app.route('/', prescriptionRoutes(dependencies))
  app.route('/', prescriptionRequestRoutes(dependencies))
  app.route('/', noteRoutes(dependencies))
  app.route('/', labOrderRoutes(dependencies))
  app.route('/', labRangeRoutes(dependencies))
  app.route('/', vitalsRoutes(dependencies))
  app.route('/', problemRoutes(dependencies))
  app.route('/', letterRoutes(dependencies))
  app.route('/', documentRoutes(dependencies))
  app.route('/', fileRoutes(dependencies))
  app.route('/', clinicRoutes(dependencies))
  app.route('/', messageRoutes(dependencies))
  app.route('/', templateRoutes(dependencies))
  app.route('/', noticeRoutes(dependencies))
  app.route('/', auditRoutes(dependencies))
  app.route('/', binRoutes(dependencies))
  app.route('/', changeRoutes(dependencies))
  app.route('/', openApiRoutes())
  return app
}

export type Api = ReturnType<typeof createApi>
