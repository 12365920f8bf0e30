import type { RouteAnswer, RouteDeclaration } from '@vastus/contract/route'

/** What the server was answered on the visitor's behalf, by address. */
export type Answers = Record<string, { status: number; body: unknown }>

/** The body of a good answer of a route, for whichever id and with whatever else it was asked. */
export function bodyOf<D extends RouteDeclaration>(
  answers: Answers,
  { path }: D,
): RouteAnswer<D> | undefined {
  const address = new RegExp(`^/api${path.replaceAll(/:\w+/g, '\\d+')}$`)
  const [, answer] = Object.entries(answers).find(([url]) => address.test(url.split('?', 1)[0] ?? '')) ?? []
  return answer?.status === 200 ? (answer.body as RouteAnswer<D>) : undefined
}
