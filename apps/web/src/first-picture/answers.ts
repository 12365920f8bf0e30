import type { RouteResponse, RouteDeclaration } from '@vastus/contract/route'

/** What the server was answered on the visitor's behalf, by address. */
export type Answers = Record<string, { status: number; body: unknown }>

/** The body of a good answer of a route, for whichever id and with whatever else it was asked. */
export function bodyOf<D extends RouteDeclaration>(
  answers: Answers,
  { path }: D,
): RouteResponse<D> | undefined {
  const [, answer] = Object.entries(answers).find(([url]) => isAddressOf(url, path)) ?? []
  return answer?.status === 200 ? (answer.body as RouteResponse<D>) : undefined
}

function isAddressOf(url: string, path: string): boolean {
  const given = url.split('?', 1)[0]?.split('/') ?? []
  const wanted = `/api${path}`.split('/')
  return (
    given.length === wanted.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? /^\d+$/.test(given[index] ?? '') : part === given[index],
    )
  )
}
