/** What the server was answered on the visitor's behalf, by address. */
export type Answers = Record<string, { status: number; body: unknown }>

/** The body of a good answer to the address, whatever was asked for with it. */
export function bodyOf<Body>(answers: Answers, address: string): Body | undefined {
  const [, answer] = Object.entries(answers).find(([url]) => url.split('?', 1)[0] === address) ?? []
  return answer?.status === 200 ? (answer.body as Body) : undefined
}
