import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'

export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'rows'; rows: [label: string, value: string][] }

export type PdfContent = {
  language: string
  title: string
  createdAt: Date
  blocks: readonly PdfBlock[]
  /** The words below each page. */
  pageOf: (page: number, count: number) => string
}

const require = createRequire(import.meta.url)
/** With the letters of all our languages. */
const REGULAR = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')
const BOLD = require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')

const MARGIN = 64
const BODY_SIZE = 10.5
const GAP = 6

/** A document as PDF/UA: tagged, so that it can be read aloud, with its fonts inside. A4. */
export async function writePdf({ language, title, createdAt, blocks, pageOf }: PdfContent): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    lang: language,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'Vastus', CreationDate: createdAt },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  writeBlocks(pdf, title, blocks)
  writePageNumbers(pdf, pageOf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

type Pdf = InstanceType<typeof PdfDocument>

function writeBlocks(pdf: Pdf, title: string, blocks: readonly PdfBlock[]): void {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const add = (tag: 'H1' | 'H2' | 'P', write: () => void) => root.add(pdf.struct(tag, {}, write))
  add('H1', () => pdf.font(BOLD).fontSize(20).text(title).moveDown(0.6))
  for (const block of blocks) {
    if (block.kind === 'heading')
      add('H2', () => pdf.moveDown(0.6).font(BOLD).fontSize(13).text(block.text).moveDown(0.3))
    else if (block.kind === 'text') add('P', () => paragraph(pdf, block.text))
    else if (block.kind === 'list')
      for (const item of block.items) add('P', () => paragraph(pdf, `•  ${item}`))
    else
      for (const [label, value] of block.rows)
        add('P', () => {
          pdf.font(BOLD).fontSize(BODY_SIZE).text(`${label}: `, { continued: true, lineGap: 2 })
          pdf.font(REGULAR).text(value, { paragraphGap: GAP })
        })
  }
  root.end()
}

function paragraph(pdf: Pdf, text: string): void {
  pdf.font(REGULAR).fontSize(BODY_SIZE).text(text, { lineGap: 2, paragraphGap: GAP })
}

function writePageNumbers(pdf: Pdf, pageOf: PdfContent['pageOf']): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // Text within the margin would begin a new page.
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    const { width, height } = pdf.page
    pdf.font(REGULAR).fontSize(8)
    pdf.text(pageOf(page + 1, count), MARGIN, height - 40, { width: width - 2 * MARGIN, align: 'right' })
    pdf.endMarkedContent()
  }
}
