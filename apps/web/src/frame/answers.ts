/** What the server was answered on the visitor's behalf, by address. */
export type Answers = Record<string, { status: number; body: unknown }>

/** The body of a good answer to an address, whatever was asked for with it. */
export function bodyOf<Body>(answers: Answers, address: RegExp): Body | undefined {
  const [, answer] = Object.entries(answers).find(([url]) => address.test(url.split('?', 1)[0] ?? '')) ?? []
  return answer?.status === 200 ? (answer.body as Body) : undefined
}
