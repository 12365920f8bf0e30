import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { collectingMailer } from '@vastus/server/testing'
import type { Mail, Mailer } from '../../apps/server/src/adapters/mail/mailer.ts'
import type { Database, DbContext, Tx } from '../../apps/server/src/db/database.ts'
import { Sql } from '../../apps/server/src/db/sql.ts'

/** What a test may break in the running product, to see that its detectors notice. Empty: the product as it is. */
export type Faults = {
  /** Another text of a statement, with its parameters in their old places. */
  statement?: (text: string) => string
  /** On whose behalf a transaction runs. */
  context?: (context: DbContext) => DbContext
  /** Before the handler; may throw, answer itself, or hang. */
  request?: (request: FastifyRequest, reply: FastifyReply) => Promise<void> | void
  /** The body that leaves; headers and status may be changed on the reply. */
  answer?: (body: string, request: FastifyRequest, reply: FastifyReply) => string | Promise<string>
  mail?: (mail: Mail) => Mail
  /** What another process announces to the sockets. */
  announcement?: (channel: string, payload: string) => string
}

/** A database that does what the faults of the moment say. */
export function faultyDatabase(database: Database, faults: Faults): Database {
  const broken = (q: Sql): Sql => {
    const text = faults.statement?.(q.text) ?? q.text
    return text === q.text ? q : new Sql(text.split(/\$\d+/), q.values)
  }
  const wrap = (tx: Tx): Tx => ({
    query: (q) => tx.query(broken(q)),
    maybe: (q) => tx.maybe(broken(q)),
    one: (q) => tx.one(broken(q)),
    run: (q) => tx.run(broken(q)),
    queue: (q) => tx.queue(broken(q)),
    afterCommit: tx.afterCommit,
  })
  return {
    ...database,
    transaction: (context, work) =>
      database.transaction(faults.context?.(context) ?? context, (tx) =>
        work(faults.statement ? wrap(tx) : tx),
      ),
    read: (context, q, then = []) =>
      database.read(faults.context?.(context) ?? context, broken(q), then.map(broken)),
    change: (context, q) => database.change(context, broken(q)),
    listen: (channel, hear) =>
      database.listen(channel, (payload) => hear(faults.announcement?.(channel, payload) ?? payload)),
  }
}

/** Does something to each row that is written to a table while the work goes on. */
export async function whileRowsAre<T>(
  database: Database,
  { table, row }: { table: string; row: string },
  work: () => Promise<T>,
): Promise<T> {
  const owner = (text: string) => database.ownerTransaction((tx) => tx.script(text))
  await owner(`create function planted() returns trigger language plpgsql as $$ begin ${row}; return new; end $$;
    create trigger planted before insert or update on ${table} for each row execute function planted()`)
  try {
    return await work()
  } finally {
    await owner(`drop trigger planted on ${table}; drop function planted()`)
  }
}

/** Does something to each new row of the audit trail while the work goes on. */
export const whileTrailIs = (database: Database, row: string, work: () => Promise<void>): Promise<void> =>
  whileRowsAre(database, { table: 'audit_entries', row }, work)

export function faultyMailer(faults: Faults): Mailer & { sent: Mail[] } {
  const mailer = collectingMailer()
  return { ...mailer, send: (mail) => mailer.send(faults.mail?.(mail) ?? mail) }
}

/** To be given to the app before it is ready. */
export function plantInto(app: FastifyInstance, faults: Faults): void {
  app.addHook('preHandler', async (request, reply) => {
    await faults.request?.(request, reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const body = Buffer.isBuffer(payload) ? payload.toString() : (payload ?? '')
    if (!faults.answer || typeof body !== 'string') return payload
    return faults.answer(body, request, reply)
  })
}
