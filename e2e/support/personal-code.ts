/** An Estonian code of a woman born in 1985; day and serial are left to chance so that runs do not meet. */
export function freshPersonalCode(): string {
  const upTo = (most: number) => Math.floor(Math.random() * most)
  const [month, day, serial] = [1 + upTo(12), 1 + upTo(28), upTo(1000)]
  const padded = (part: number, width: number) => String(part).padStart(width, '0')
  const digits = [...`485${padded(month, 2)}${padded(day, 2)}${padded(serial, 3)}`].map(Number)
  const sum = (weights: number[]) =>
    weights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0) % 11
  const [first, second] = [sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]), sum([3, 4, 5, 6, 7, 8, 9, 1, 2, 3])]
  return `${digits.join('')}${first < 10 ? first : second < 10 ? second : 0}`
}
