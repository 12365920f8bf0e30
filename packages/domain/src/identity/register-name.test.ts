import { expect, it } from 'vitest'
import { readableName } from './register-name.ts'

it.each([
  ['MARI-LIIS', 'Mari-Liis'],
  ['O’CONNEŽ-ŠUSLIK TESTNUMBER', 'O’Connež-Šuslik Testnumber'],
  ["O'NEILL", "O'Neill"],
  ['  JÜRI   MIHKEL ', 'Jüri Mihkel'],
  ['von Glehn', 'von Glehn'],
])('writes the name %s as people do: %s', (name, written) => {
  expect(readableName(name)).toBe(written)
})
