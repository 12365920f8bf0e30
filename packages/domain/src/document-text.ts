export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }

/**
 * Reads the plain form in which documents are written: blank lines part the blocks, `#` begins a heading and `-` a list item.
 * Nothing of it is ever taken for HTML.
 */
export function readDocument(body: string): Block[] {
  const blocks: Block[] = []
  for (const chunk of body.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    for (const line of chunk.split('\n').map((each) => each.trim())) {
      const last = blocks.at(-1)
      const heading = /^#{1,6}\s+(.*)$/.exec(line)
      const item = /^[-*•]\s+(.*)$/.exec(line)
      if (heading) blocks.push({ kind: 'heading', text: heading[1] ?? '' })
      else if (item && last?.kind === 'list') last.items.push(item[1] ?? '')
      else if (item) blocks.push({ kind: 'list', items: [item[1] ?? ''] })
      else if (line !== '') blocks.push({ kind: 'text', text: line })
    }
  }
  return blocks
}
