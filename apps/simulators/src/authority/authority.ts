import type { FastifyRequest } from 'fastify'
import type { Simulator } from '../simulator.ts'
import { answerOcsp, faultAskedFor } from './ocsp-response.ts'
import { pemOf, testAuthority } from './test-authority.ts'
import { registerPerson, type TestPerson } from './test-persons.ts'

let clockOffsetMs = 0
/** Now, on the clock that a test has given to the simulators. */
export const simulatedNow = () => new Date(Date.now() + clockOffsetMs)

/** Where responses about certificates are asked for, as a certificate names it. */
export const ocspUrlOf = (request: FastifyRequest) => `http://${request.host}/authority/ocsp`

export const authority: Simulator = {
  name: 'authority',
  about:
    'issues the certificates of the simulated phones and cards, and answers whether they are revoked (OCSP)',
  routes: async (app) => {
    app.addContentTypeParser('application/ocsp-request', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    app.get('/', (_request, reply) => reply.type('text/plain').send(pemOf(testAuthority().certificate)))
    app.get('/anchors.pem', (_request, reply) =>
      reply.type('application/x-pem-file').send(pemOf(testAuthority().certificate)),
    )
    app.post<{ Body: Buffer }>('/ocsp', ({ body }, reply) => {
      const fault = faultAskedFor(body)
      if (fault === 'OCSP_SILENT') return reply.code(503).send()
      if (fault === 'OCSP_GARBAGE')
        return reply.type('application/ocsp-response').send(Buffer.from('garbage'))
      return reply.type('application/ocsp-response').send(answerOcsp(body, fault, simulatedNow()))
    })
    // The names behind codes, as the product under test knows them, and for tests its clock.
    app.post<{ Body: TestPerson | TestPerson[] }>('/persons', ({ body }, reply) => {
      for (const person of [body].flat()) registerPerson(person)
      return reply.code(204).send()
    })
    app.post<{ Body: { now: string } }>('/clock', ({ body }, reply) => {
      clockOffsetMs = new Date(body.now).getTime() - Date.now()
      return reply.code(204).send()
    })
  },
}
