import type { Page } from '@playwright/test'

/** Says "turned by a quarter", as a phone held upright writes it: one entry, orientation 6. */
const TURNED = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')

/**
 * A photo as a phone's camera makes it, lying on its side with a note to turn it: small print over the whole, and a red corner
 * that belongs at the top right.
 */
export async function cameraPhoto(page: Page, width = 4000, height = 3000): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = '#f4f1e8'
      pen.fillRect(0, 0, wide, high)
      pen.fillStyle = '#333'
      pen.font = '34px serif'
      for (let line = 1; line < high / 48; line += 1)
        pen.fillText(`${line}. Hemoglobiin 132 g/l, leukotsüüdid 6,4; ${'norm. '.repeat(60)}`, 40, line * 48)
      pen.fillStyle = '#d00'
      pen.fillRect(0, 0, 400, 400)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return btoa(text)
    },
    [width, height] as const,
  )
  const plain = Buffer.from(encoded, 'base64')
  return Buffer.concat([plain.subarray(0, 2), TURNED, plain.subarray(2)])
}

/** What a browser sees in a picture: its size as shown, and the colours of its two upper corners. */
export function lookAt(page: Page, url: string) {
  return page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    const { width, height } = picture
    const pen = new OffscreenCanvas(width, height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(picture, 0, 0)
    const isRed = (x: number) => {
      const [red = 0, green = 0] = pen.getImageData(x, 20, 1, 1).data
      return red > 150 && green < 80
    }
    return { width, height, redAt: [isRed(20), isRed(width - 20)] }
  }, url)
}
