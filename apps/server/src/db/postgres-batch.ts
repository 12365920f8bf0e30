import pg from 'pg'
import type { Statement } from './driver.ts'

/** Of one connection: the names of the statements that it keeps parsed for batches, by their texts, and those that it may keep or not. */
export type BatchNames = { parsed: Map<string, string>; doubtful: string[] }

export const batchNames = (): BatchNames => ({ parsed: new Map(), doubtful: [] })

/** Texts differ by a few pieces only; what comes after so many is parsed each time. */
const MAX_PARSED = 200

/**
 * Several statements with one end: the database takes them for one transaction, answers when all of it is committed, and after
 * a failure looks at none of the rest. The driver's own queries have an end, and so a flush of the answer, each.
 */
export class Batch extends pg.Query {
  readonly statements: readonly Statement[]
  readonly #names: BatchNames
  #parsedNow: string[] = []

  constructor(
    statements: readonly Statement[],
    names: BatchNames,
    done: (error: Error | undefined, results: pg.QueryArrayResult[]) => void,
  ) {
    super({ text: 'batch', rowMode: 'array' } as pg.QueryConfig, (error, results) => {
      if (error) this.#doubt()
      done(error ?? undefined, results as unknown as pg.QueryArrayResult[])
    })
    this.statements = statements
    this.#names = names
  }

  override submit = (connection: pg.Connection): void => {
    for (const name of this.#names.doubtful.splice(0)) connection.close({ type: 'S', name }, true)
    for (const statement of this.statements) {
      connection.bind({ statement: this.#parse(connection, statement), values: statement.values }, true)
      connection.describe({ type: 'P', name: '' }, true)
      connection.execute({ portal: '' }, true)
    }
    connection.sync()
  }

  #parse(connection: pg.Connection, { text, prepare }: Statement): string {
    const { parsed } = this.#names
    const known = prepare ? parsed.get(text) : undefined
    if (known !== undefined) return known
    const name = prepare && parsed.size < MAX_PARSED ? `batch_${parsed.size}` : ''
    connection.parse({ name, text, types: [] }, true)
    if (name !== '') {
      parsed.set(text, name)
      this.#parsedNow.push(text)
    }
    return name
  }

  /** Behind the statement that failed nothing was parsed. The next batch lets go of what this one was the first to need. */
  #doubt(): void {
    for (const text of this.#parsedNow) {
      const name = this.#names.parsed.get(text)
      if (name !== undefined) this.#names.doubtful.push(name)
      this.#names.parsed.delete(text)
    }
  }
}
