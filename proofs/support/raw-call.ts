import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

export type Sent = {
  method: NonNullable<InjectOptions['method']>
  url: string
  headers?: Record<string, string>
  payload?: string | Buffer | undefined
}

/** A call as given, without what a well-behaved client would do about it. */
export async function sendFree(app: FastifyInstance, sent: Sent): Promise<LightMyRequestResponse> {
  const { payload, ...rest } = sent
  return app.inject(payload === undefined ? rest : { ...rest, payload })
}
