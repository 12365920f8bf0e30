import type { Random } from '@vastus/demo/random'

export type DrawnFile = {
  kind: 'skin' | 'diary' | 'document'
  ending: string
  contentType: string
  bytes: Buffer
  picture: { width: number; height: number; thumbnail: Buffer; large: Buffer } | null
}

const SKIN_SIZE = { width: 900, height: 700 }
const DIARY_SIZE = { width: 800, height: 1000 }
const THUMBNAIL_PIXELS = 320
const SKIN_TONES = ['#e0b394', '#c99370', '#edc9ae']

/** Some skin, two pages of a diary and a letter: few, because many e-contacts can show the same bytes. */
export async function drawFiles(random: Random): Promise<DrawnFile[]> {
  const skins = SKIN_TONES.map((tone) => drawn('skin', 'jpg', 'image/jpeg', SKIN_SIZE, skinSvg(tone, random)))
  const diaries = [1, 2].map(() => drawn('diary', 'png', 'image/png', DIARY_SIZE, diarySvg(random)))
  return [...(await Promise.all([...skins, ...diaries])), letter()]
}

async function drawn(
  kind: DrawnFile['kind'],
  ending: string,
  contentType: string,
  size: { width: number; height: number },
  svg: string,
): Promise<DrawnFile> {
  // Loaded here, so that a server that draws nothing does not load it.
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(svg))
  const bytes = await (ending === 'jpg' ? image.jpeg({ quality: 80 }) : image.png()).toBuffer()
  const small = { width: THUMBNAIL_PIXELS, height: THUMBNAIL_PIXELS, fit: 'inside' } as const
  const thumbnail = await sharp(bytes).resize(small).webp().toBuffer()
  const large = await sharp(bytes).webp().toBuffer()
  return { kind, ending, contentType, bytes, picture: { ...size, thumbnail, large } }
}

/** A piece of skin, out of focus at the edges, with a reddish spot and a few dots around it. */
function skinSvg(tone: string, random: Random): string {
  const dots = Array.from(
    { length: 14 },
    () =>
      `<circle cx="${random.int(250, 680)}" cy="${random.int(160, 560)}" r="${random.int(4, 15)}" fill="#c0504a" opacity="0.45"/>`,
  )
  const { width, height } = SKIN_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><radialGradient id="spot"><stop offset="0.2" stop-color="#b8423d"/><stop offset="0.7" stop-color="#cf6f62" stop-opacity="0.7"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>
    <linearGradient id="light" x2="1" y2="1"><stop stop-color="#fff" stop-opacity="0.35"/><stop offset="1" stop-color="#3a1c10" stop-opacity="0.3"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="${tone}"/><rect width="100%" height="100%" fill="url(#light)"/>
    <ellipse cx="450" cy="350" rx="${random.int(120, 190)}" ry="${random.int(90, 140)}" fill="url(#spot)"/>${dots.join('')}</svg>`
}

/** A lined sheet with dates and home blood pressure readings, a little askew like a photograph. */
function diarySvg(random: Random): string {
  const { width, height } = DIARY_SIZE
  const lines = Array.from({ length: 14 }, (_, row) => {
    const y = 170 + row * 54
    const reading = `${random.int(118, 152)}/${random.int(72, 94)}   ${random.int(58, 88)}`
    return `<line x1="70" x2="730" y1="${y + 12}" y2="${y + 12}" stroke="#9db4cc"/><text x="90" y="${y}">${row + 1}.</text><text x="200" y="${y}">${random.int(7, 9)}:${random.int(10, 59)}</text><text x="390" y="${y}">${reading}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#6d5a48"/>
    <g transform="rotate(-1.5 400 500)" font-family="cursive, sans-serif" font-size="32" fill="#1f3a6e"><rect x="40" y="40" width="720" height="920" fill="#fbf8ef"/>
    <text x="390" y="105">mmHg</text>${lines.join('')}</g></svg>`
}

/** The smallest letter that a PDF reader opens. */
function letter(): DrawnFile {
  const words = 'BT /F1 16 Tf 72 760 Td (Vastus DEMO) Tj 0 -28 Td (Invented document, no real person) Tj ET'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const start = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return {
    kind: 'document',
    ending: 'pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from(text),
    picture: null,
  }
}
