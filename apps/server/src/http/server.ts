import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { MAX_FILE_BYTES } from '@vastus/domain/files/file-rules'
import type { Language } from '@vastus/i18n'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { BodyTooSlow, ContentTooLarge, InvalidInput } from '../errors.ts'
import { describeError } from '../log.ts'
import { observeAnswer } from '../metrics/metrics.ts'
import { compressText } from './compress.ts'
import { earlyAnswers } from './early-responses.ts'
import { answerFor } from './error-responses.ts'
import { parseJsonBody } from './json-body.ts'
import { FORM_TYPE } from './known-paths.ts'
import { PART_HEADER_BYTES } from './read-upload.ts'
import { securityHeaders } from './security-headers.ts'
import { guardSlowBody } from './slow-body.ts'
import { guardUploadPace, MAX_BODY_BYTES } from './upload-pace.ts'
import { errorText, languageOfRequest } from './words.ts'

const JSON_BODY_BYTES = 256 * 1024

/** The parser also knows `headerSize`, which its types leave out. */
const FORM_MAX_BYTES = 65_536
const MULTIPART_LIMITS = {
  fileSize: MAX_FILE_BYTES + 1,
  files: 2,
  fields: 2,
  fieldSize: 4000,
  headerPairs: 50,
  headerSize: PART_HEADER_BYTES,
  parts: 4,
}

export type HttpOptions = { log: Logger; isHttps: boolean; trustProxy: boolean; fallbackLanguage: Language }

/** The HTTP server without any route: limits, parsing, headers, logs and the one error table. */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  const headers = securityHeaders(options.isHttps)
  const early = earlyAnswers(headers, options.fallbackLanguage)
  const log: FastifyBaseLogger = options.log
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // At level trace the form parser logs its options, and with them the caller's cookie.
    childLoggerFactory: (logger, bindings, childOptions) =>
      logger.child(bindings, { ...childOptions, serializers: { busboyOptions: () => 'hidden' } }),
    // One proxy, our own: what comes before its address is the caller's word.
    trustProxy: options.trustProxy ? (_address, hop) => hop < 1 : false,
    bodyLimit: JSON_BODY_BYTES,
    genReqId: () => randomUUID(),
    // Longer than clients and proxies keep an idle connection (60 s): the client should be the one that ends it, or a request and the end may meet.
    keepAliveTimeout: 65_000,
    requestTimeout: 0,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, maxHeaderSize: 16 * 1024 },
    exposeHeadRoutes: false,
    frameworkErrors: early.answerBadAddress,
    clientErrorHandler: early.answerBadRequest,
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    request.bytes = bytes
    if (bytes.length === 0) return done(null, undefined)
    try {
      done(null, parseJsonBody(bytes))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  void app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false })

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id)
    request.callLanguage = languageOfRequest(request, options.fallbackLanguage)
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    if (!request.headers['content-type']?.startsWith('multipart/')) return guardSlowBody(request, reply)
    guardUploadPace(request, reply)
    if (Number(request.headers['content-length']) > MAX_BODY_BYTES) throw new ContentTooLarge()
  })
  app.addHook('onSend', compressText)
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode
    const line = {
      requestId: request.id,
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status,
      ms: Math.round(reply.elapsedTime),
      actorId: request.actorId ?? null,
    }
    observeAnswer({ route: line.route, method: line.method, status, ms: reply.elapsedTime })
    if (status >= 500) request.log.error(line, 'answered')
    else request.log.info(line, 'answered')
  })

  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const language = request.callLanguage ?? options.fallbackLanguage
    const answer = answerFor(
      request.isBodyTooSlow ? new BodyTooSlow() : asOwnError(error),
      language,
      request.id,
    )
    if (answer) return reply.headers(answer.headers).code(answer.status).send(answer.body)
    if ('statusCode' in error && error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send({
        requestId: request.id,
        message: errorText(language, 'genericWarning', {}),
      })
    request.log.error(
      { requestId: request.id, route: request.routeOptions.url, error: describeError(error) },
      'a bug',
    )
    return reply.code(500).send({ requestId: request.id })
  })
  return app
}

function asOwnError(error: FastifyError | Error): Error {
  if (!('code' in error)) return error
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new InvalidInput([{ path: '', rule: 'FORM' }])
    case 'FST_REQ_FILE_TOO_LARGE':
      return new ContentTooLarge()
    default:
      return error
  }
}
