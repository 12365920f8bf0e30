import styles from './document-body.module.css'
import { readDocument } from '@vastus/domain/document-text'

interface DocumentBodyProps {
  body: string
  /** The language it is written in, which need not be the reader's. */
  language: string
  /** The level that its own headings get under the heading of the screen. */
  headingLevel?: 2 | 3
  /** Leaves out a first heading that says what the screen says already. */
  withoutTitle?: string
}

/** The text of a document, set to be read. */
export function DocumentBody({ body, language, headingLevel = 2, withoutTitle }: DocumentBodyProps) {
  const Heading = `h${headingLevel}` as const
  const blocks = readDocument(body)
  const [first] = blocks
  const shown = first?.kind === 'heading' && first.text === withoutTitle ? blocks.slice(1) : blocks
  return (
    <div className={styles.body} lang={language}>
      {shown.map((block, index) => {
        // The text does not change while it is shown: a block's place is its identity.
        if (block.kind === 'heading') return <Heading key={index}>{block.text}</Heading>
        if (block.kind === 'text') return <p key={index}>{block.text}</p>
        return (
          <ul key={index}>
            {block.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
