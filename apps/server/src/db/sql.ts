/** A scalar that may stand in `${…}`. JSON goes in as text: `JSON.stringify(value)`. */
export type SqlScalar = string | number | bigint | boolean | Date | Uint8Array | null
export type SqlValue = SqlScalar | readonly SqlScalar[]

/** A statement or a piece of one: text with $1, $2 … and the values that stand there. */
export class Sql {
  readonly #pieces: readonly string[]
  readonly values: readonly SqlValue[]
  /** Planned each time for the values it comes with: for searches and ranges, where one plan does not fit all. */
  readonly isPlannedAnew: boolean

  constructor(pieces: readonly string[], values: readonly SqlValue[], isPlannedAnew = false) {
    this.#pieces = pieces
    this.values = values
    this.isPlannedAnew = isPlannedAnew
  }

  withFreshPlan(): Sql {
    return new Sql(this.#pieces, this.values, true)
  }

  get pieces(): readonly string[] {
    return this.#pieces
  }

  get text(): string {
    return this.#pieces.reduce((text, piece, index) => `${text}$${index}${piece}`)
  }
}

/**
 * Builds a statement. Values only ever become parameters; another `sql` piece in `${…}` is woven in.
 * `sql\`select * from clinic where id = ${id} ${onlyActive ? sql\`and active\` : sql\`\`}\``
 */
export function sql(strings: TemplateStringsArray, ...inputs: readonly (SqlValue | Sql)[]): Sql {
  const pieces: string[] = [strings[0] ?? '']
  const values: SqlValue[] = []
  inputs.forEach((input, index) => {
    append(pieces, values, input)
    pieces[pieces.length - 1] += strings[index + 1] ?? ''
  })
  return new Sql(pieces, values)
}

/** The pieces one after another with `separator` between them, e.g. conditions with `sql\` and \``. */
sql.join = (parts: readonly (SqlValue | Sql)[], separator: Sql = sql`, `): Sql => {
  const pieces: string[] = ['']
  const values: SqlValue[] = []
  parts.forEach((part, index) => {
    if (index > 0) append(pieces, values, separator)
    append(pieces, values, part)
  })
  return new Sql(pieces, values)
}

/**
 * `in` for a few ids. One alone is asked for with `=`: with an array PostgreSQL expects ten rows of any kept plan, finds
 * each new plan better, and plans every time.
 */
sql.anyOf = (ids: readonly number[]): Sql =>
  ids.length === 1 ? sql`= ${ids[0] ?? null}::bigint` : sql`= any(${ids}::bigint[])`

function append(pieces: string[], values: SqlValue[], input: SqlValue | Sql): void {
  if (input === undefined) throw new TypeError('undefined is not a database value; use null')
  if (input instanceof Sql) {
    const [first = '', ...rest] = input.pieces
    pieces[pieces.length - 1] += first
    pieces.push(...rest)
    values.push(...input.values)
  } else {
    values.push(input)
    pieces.push('')
  }
}
