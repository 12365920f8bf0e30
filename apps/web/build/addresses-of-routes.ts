import type { Plugin } from 'vite'

/** What describes a route to the server, the tests and the API document. */
const SERVER_ONLY = new Set(
  'params query body response summary access objects audit rate errors alsoAnswers'.split(' '),
)

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Change = { start: number; end: number; text: string }

/**
 * Leaves of the contract's routes what a browser needs to call them: method and path. No schema is then used, and the
 * library behind the schemas is neither sent nor evaluated before the first paint.
 */
export function addressesOfRoutes(): Plugin {
  return {
    name: 'addresses-of-routes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/[^/]+\.ts$/ },
      handler(code) {
        const { body } = this.parse(code, { lang: 'ts' }) as unknown as { body: Node[] }
        const changes = body.flatMap(valuesOf).flatMap((value) => changesOf(value, code))
        const text = changes
          .sort((a, b) => b.start - a.start)
          .reduce((all, { start, end, text: by }) => all.slice(0, start) + by + all.slice(end), code)
        return { code: text, map: null, moduleSideEffects: false }
      },
    },
  }
}

/** What a module works out when it is loaded, and keeps under a name. */
function valuesOf(statement: Node): Node[] {
  const { type, declarations } = (statement.declaration ?? statement) as Node
  if (type !== 'VariableDeclaration') return []
  return (declarations as { init: Node | null }[]).flatMap(({ init }) => {
    const value = init?.type === 'TSAsExpression' ? (init.expression as Node) : init
    return value && ['CallExpression', 'ObjectExpression'].includes(value.type) ? [value] : []
  })
}

function changesOf(value: Node, code: string): Change[] {
  const { start, end } = value
  const isRoute = (value.callee as Node | undefined)?.name === 'route'
  // Routes of one kind share an object of properties.
  const declaration = isRoute ? (value.arguments as Node[])[0] : value
  const cuts = propertiesOf(declaration)
    .filter(({ key }) => SERVER_ONLY.has(key?.name ?? ''))
    .map((cut) => ({ start: cut.start, end: code[cut.end] === ',' ? cut.end + 1 : cut.end, text: '' }))
  if (isRoute) return [{ start, end: start, text: '/* @__PURE__ */ ' }, ...cuts]
  // A function that nobody calls may go, with all its content.
  return [{ start, end: start, text: '/* @__PURE__ */ (() => (' }, ...cuts, { start: end, end, text: '))()' }]
}

function propertiesOf(value: Node | undefined): (Node & { key?: { name?: string } })[] {
  return value?.type === 'ObjectExpression' ? (value.properties as Node[]) : []
}
