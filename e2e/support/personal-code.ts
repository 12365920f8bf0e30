/** An Estonian code of a woman, born in 1985 unless another day is given; day and serial are left to chance so that runs do not meet. */
export function freshPersonalCode(bornOn?: string): string {
  const upTo = (most: number) => Math.floor(Math.random() * most)
  const [year = '', month = '', day = ''] = bornOn?.split('-') ?? [
    '1985',
    padded(1 + upTo(12), 2),
    padded(1 + upTo(28), 2),
  ]
  const century = year < '2000' ? 4 : 6
  const digits = [...`${century}${year.slice(2)}${month}${day}${padded(upTo(1000), 3)}`].map(Number)
  const sum = (weights: number[]) =>
    weights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0) % 11
  const [first, second] = [sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]), sum([3, 4, 5, 6, 7, 8, 9, 1, 2, 3])]
  return `${digits.join('')}${first < 10 ? first : second < 10 ? second : 0}`
}

const padded = (part: number, width: number) => String(part).padStart(width, '0')
