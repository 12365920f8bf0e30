/** By other means than the product's: every run of digits of the sentence is one of the source, and so is each medicine's beginning. */
export function isIn(source: string, sentence: string): boolean {
  const digits = (text: string): string[] => text.match(/\d+/g) ?? []
  const known = new Set(digits(source))
  const beginnings = ['para', 'ibup', 'metf', 'amok', 'amox', 'warf', 'пара', 'ибуп', 'метф', 'амок', 'варф']
  return (
    digits(sentence).every((each) => known.has(each)) &&
    beginnings.every(
      (word) => !sentence.toLowerCase().includes(word) || source.toLowerCase().includes(word),
    ) &&
    !/[<>]|http/.test(sentence)
  )
}
