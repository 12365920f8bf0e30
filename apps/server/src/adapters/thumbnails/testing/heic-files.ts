import { readFileSync } from 'node:fs'

/**
 * Photos in HEIC: `photo` of 640 x 480 with a place, a camera, an orientation beside the pixels and the colours of a
 * phone, `deep` of the same size with 10 bits a colour, `one-piece` of 12 megapixels that are not in tiles, and
 * `one-large-piece` of 38.
 */
export const heicPhoto = (name: 'photo' | 'deep' | 'one-piece' | 'one-large-piece' | 'tile'): Buffer =>
  readFileSync(new URL(`${name}.heic`, import.meta.url))

export interface HeicShape {
  width: number
  height: number
  /** Quarter turns against the clock that a reader has to make. */
  turns?: number
  isMirrored?: boolean
  /** What the header promises, where it lies. */
  promised?: [width: number, height: number]
  /** The type of one more item, which belongs to nothing. */
  strangeItem?: string
  profile?: Buffer
}

const TILE = 512

/** A photo as phones write it, in tiles of 512 x 512 pixels, all of them the same; without a grid when it is one tile. */
export function heicOf({ width, height, promised = [width, height], ...shape }: HeicShape): Buffer {
  const { turns, isMirrored, strangeItem, profile } = shape
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)]
  const tile = heicPhoto('tile')
  const data = boxIn(tile, ['mdat'])
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 1)
  const isGrid = tiles.length > 1
  const main = isGrid ? tiles.length + 1 : 1
  const items = isGrid ? [...tiles, main] : tiles
  const own = [
    full('ispe', 0, u32(...(isGrid ? promised : [TILE, TILE]))),
    ...(profile ? [box('colr', Buffer.from('prof'), profile)] : []),
    ...(turns === undefined ? [] : [box('irot', u8(turns))]),
    ...(isMirrored === undefined ? [] : [box('imir', u8(Number(isMirrored)))]),
  ]
  const properties = [
    boxIn(tile, ['meta', 'iprp', 'ipco', 'hvcC'], true),
    full('ispe', 0, u32(TILE, TILE)),
    ...own,
  ]
  const ownNumbers = own.map((_, index) => index + 3)
  const numbersOf = (id: number) => (id !== main ? [1, 2] : isGrid ? ownNumbers : [1, ...ownNumbers])
  const layout = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)])
  const metaAt = (start: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      full('pitm', 0, u16(main)),
      full(
        'iinf',
        0,
        u16(items.length + (strangeItem ? 1 : 0)),
        ...items.map((id) => infe(id, isGrid && id === main ? 'grid' : 'hvc1')),
        ...(strangeItem ? [infe(main + 1, strangeItem)] : []),
      ),
      ...(isGrid ? [full('iref', 0, box('dimg', u16(main, tiles.length, ...tiles)))] : []),
      box(
        'iprp',
        box('ipco', ...properties),
        full('ipma', 0, u32(items.length), ...items.map((id) => propertiesOf(id, numbersOf(id)))),
      ),
      full(
        'iloc',
        0,
        u8(0x44, 0),
        u16(items.length),
        ...items.map((id) => {
          const isLayout = isGrid && id === main
          return Buffer.concat([
            u16(id, 0, 1),
            u32(isLayout ? start + data.length : start, isLayout ? layout.length : data.length),
          ])
        }),
      ),
    )
  const head = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'))
  const start = head.length + metaAt(0).length + 8
  return Buffer.concat([head, metaAt(start), box('mdat', data, layout)])
}

const infe = (id: number, type: string) => full('infe', 2, u16(id, 0), Buffer.from(`${type}\0`))
const propertiesOf = (id: number, numbers: number[]) =>
  Buffer.concat([u16(id), u8(numbers.length, ...numbers)])
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content])
}
const full = (type: string, version: number, ...parts: Buffer[]) => box(type, u8(version, 0, 0, 0), ...parts)
const u8 = (...numbers: number[]) => Buffer.from(numbers)
const u16 = (...numbers: number[]) => Buffer.concat(numbers.map((each) => u8(each >> 8, each & 255)))
const u32 = (...numbers: number[]) => Buffer.concat(numbers.map((each) => u16(each >>> 16, each & 65_535)))

/** The content of the box at the end of this way, or all of it. */
export function boxIn(file: Buffer, [type, ...deeper]: string[], isWhole = false): Buffer {
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) !== type) continue
    const end = at + file.readUInt32BE(at)
    if (deeper.length > 0) return boxIn(file.subarray(at + (type === 'meta' ? 12 : 8), end), deeper, isWhole)
    return file.subarray(isWhole ? at : at + 8, end)
  }
  throw new Error(`there is no ${type}`)
}
