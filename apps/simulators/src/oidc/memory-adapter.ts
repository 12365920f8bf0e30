import type { Adapter, AdapterPayload } from 'oidc-provider'

const rows = new Map<string, AdapterPayload>()

/** Keeps what the provider remembers as long as the process runs. */
export class MemoryAdapter implements Adapter {
  readonly #model: string
  constructor(model: string) {
    this.#model = model
  }
  #key(id: string): string {
    return `${this.#model} ${id}`
  }
  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    rows.set(this.#key(id), payload)
  }
  async find(id: string): Promise<AdapterPayload | undefined> {
    return rows.get(this.#key(id))
  }
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...rows].find(([key, row]) => key.startsWith(`${this.#model} `) && row.uid === uid)?.[1]
  }
  async findByUserCode(): Promise<undefined> {
    return undefined
  }
  async consume(id: string): Promise<void> {
    const row = rows.get(this.#key(id))
    if (row) row.consumed = Math.floor(Date.now() / 1000)
  }
  async destroy(id: string): Promise<void> {
    rows.delete(this.#key(id))
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
  }
}
