import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type createDecoder from 'libheif-js/libheif-wasm/libheif.js'

interface Instance {
  readonly exports: Record<string, unknown>
}
interface Memory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}
/** What we use of a global that our types do not know. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => Instance
  Memory: new () => Memory
}

export interface Pixels {
  /** Three bytes each, row after row. */
  rgb: Uint8Array
  width: number
  height: number
  /** The ICC profile that tells which red is meant; null for the usual one. */
  profile: Buffer | null
}

/** The library's types leave its memory open. */
type Decoder = Omit<ReturnType<typeof createDecoder.default>, 'HEAPU8' | 'HEAP32'> & {
  HEAPU8: Uint8Array
  HEAP32: Int32Array
}

/** The drawn picture and all that the decoder takes, the file among it; with the process's own 120 MB it stays below 256 MB. */
const maxHeldBytes = 128 * 1024 * 1024
const bytesPerPage = 65_536
// Of the library's own lists: a colour space, the order of its bytes, and the channel that holds them.
const RGB = 1
const RGB_BYTES = 10
const ALL_CHANNELS = 10
/** The library reads many more formats inside such a file; each is a way in. */
const knownItems = ['hvc1', 'grid', 'tmap', 'Exif', 'mime', 'uri ']
const require = createRequire(import.meta.url)

/**
 * Draws the main picture of a HEIC file, upright as the file says. Nothing is given back to the decoder: the process
 * that calls this ends with the picture, so that no picture meets what another one has left.
 *
 * @throws when it is too large, damaged, or not what phones write
 */
export async function decodeHeic(path: string, maxPixels: number): Promise<Pixels> {
  const held = { bytes: 0 }
  const heif = startDecoder(held)
  const file = await readInto(heif, path)
  const request = callsOf(heif)
  const context = heif._heif_context_alloc()
  request((error) =>
    heif._heif_context_read_from_memory_without_copy(error, context, file.address, file.size, 0),
  )
  refuseUnknownItems(heif, context)
  const handle = request((error, result) =>
    heif._heif_context_get_primary_image_handle(error, context, result),
  )
  const width = heif._heif_image_handle_get_width(handle)
  const height = heif._heif_image_handle_get_height(handle)
  held.bytes = width * height * 3
  if (width * height > maxPixels || held.bytes + heif.HEAPU8.length > maxHeldBytes)
    throw new Error('too many pixels')
  const picture = { rgb: Buffer.alloc(held.bytes), width, height, profile: profileOf(heif, handle, request) }
  drawTiles(heif, handle, request, picture)
  return picture
}

/** WebAssembly writes to no memory but its own, and gets no more of that than is left. */
function startDecoder(held: { bytes: number }): Decoder {
  const library = 'libheif-js/libheif-wasm/libheif'
  const create = require(`${library}.js`) as typeof createDecoder.default
  const code = new WebAssembly.Module(readFileSync(require.resolve(`${library}.wasm`)))
  return create({
    instantiateWasm(imports: object, receive: (instance: Instance) => unknown) {
      const instance = new WebAssembly.Instance(code, imports)
      for (const each of Object.values(instance.exports))
        if (each instanceof WebAssembly.Memory) bound(each, held)
      return receive(instance)
    },
  })
}

function bound(memory: Memory, held: { bytes: number }): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    const wanted = memory.buffer.byteLength + pages * bytesPerPage
    if (held.bytes + wanted > maxHeldBytes) throw new RangeError('no more memory')
    return grow(pages)
  }
}

async function readInto(heif: Decoder, path: string): Promise<{ address: number; size: number }> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const address = heif._malloc(size)
    if (address === 0) throw new Error('too large a file')
    await file.read(heif.HEAPU8, address, size, 0)
    return { address, size }
  } finally {
    await file.close()
  }
}

type Call = (run: (error: number, result: number) => void) => number

/** Runs a function that writes an error of three words, and what it has to give behind it. */
function callsOf(heif: Decoder): Call {
  const error = heif._malloc(16)
  const result = error + 12
  return (run) => {
    run(error, result)
    if (wordAt(heif, error) !== 0) throw new Error('refused by the decoder')
    return wordAt(heif, result)
  }
}

const wordAt = (heif: Decoder, address: number): number => heif.HEAP32[address / 4] ?? 0

function refuseUnknownItems(heif: Decoder, context: number): void {
  const count = heif._heif_context_get_number_of_items(context)
  const list = heif._malloc(count * 4)
  heif._heif_context_get_list_of_item_IDs(context, list, count)
  for (const id of heif.HEAP32.subarray(list / 4, list / 4 + count)) {
    const type = Buffer.alloc(4)
    type.writeInt32BE(heif._heif_item_get_item_type(context, id))
    if (!knownItems.includes(type.toString('latin1'))) throw new Error('an unknown item')
  }
}

function profileOf(heif: Decoder, handle: number, request: Call): Buffer | null {
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0) return null
  const address = heif._malloc(size)
  request((error) => heif._heif_image_handle_get_raw_color_profile(error, handle, address))
  return Buffer.from(heif.HEAPU8.subarray(address, address + size))
}

/** Phones write tiles of 512 x 512 pixels; one at a time needs a third of the memory. Else the picture is one tile. */
function drawTiles(heif: Decoder, handle: number, request: Call, picture: Pixels): void {
  const words = heif._malloc(128)
  request((error) => heif._heif_image_handle_get_image_tiling(error, handle, 1, words))
  const [columns, rows] = [wordAt(heif, words + 4), wordAt(heif, words + 8)]
  const [width, height] = [wordAt(heif, words + 12), wordAt(heif, words + 16)]
  if (columns * width - picture.width >= width || rows * height - picture.height >= height)
    throw new Error('tiles outside the picture')
  // The last tiles reach over the edge; turned, these are the first ones. Only whether it is so is said rightly.
  const beyondTop = wordAt(heif, words + 28) === 0 ? 0 : rows * height - picture.height
  const beyondLeft = wordAt(heif, words + 32) === 0 ? 0 : columns * width - picture.width
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const tile = request((error, result) =>
        heif._heif_image_handle_decode_image_tile(error, handle, result, RGB, RGB_BYTES, 0, column, row),
      )
      drawTile(heif, tile, picture, { x: column * width - beyondLeft, y: row * height - beyondTop })
      heif._heif_image_release(tile)
    }
}

function drawTile(heif: Decoder, tile: number, { rgb, width, height }: Pixels, at: { x: number; y: number }) {
  const stride = heif._malloc(4)
  const plane = heif._heif_image_get_plane_readonly2(tile, ALL_CHANNELS, stride)
  const bytesPerRow = wordAt(heif, stride)
  const left = Math.max(0, -at.x)
  const right = Math.min(heif._heif_image_get_width(tile, ALL_CHANNELS), width - at.x)
  const bottom = Math.min(heif._heif_image_get_height(tile, ALL_CHANNELS), height - at.y)
  for (let y = Math.max(0, -at.y); y < bottom && left < right; y++) {
    const start = plane + y * bytesPerRow
    rgb.set(heif.HEAPU8.subarray(start + left * 3, start + right * 3), ((at.y + y) * width + at.x + left) * 3)
  }
}
