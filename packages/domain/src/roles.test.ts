import { expect, it } from 'vitest'
import { PROFESSIONS, professionLack } from './roles.ts'

it('lets nobody give a profession to oneself', () => {
  for (const giver of PROFESSIONS)
    for (const to of PROFESSIONS)
      expect(professionLack({ giver, isSelf: true }, { from: giver, to })).toBe(
        giver === to ? null : 'OWN_PROFESSION',
      )
})

it('lets who may not read messages open them to nobody', () => {
  const given = PROFESSIONS.flatMap((giver) =>
    PROFESSIONS.flatMap((from) =>
      PROFESSIONS.flatMap((to) =>
        professionLack({ giver, isSelf: false }, { from, to }) ? [[giver, from, to]] : [],
      ),
    ),
  )
  expect(given).toEqual([
    ['NON_CLINICAL', 'NON_CLINICAL', 'DOCTOR'],
    ['NON_CLINICAL', 'NON_CLINICAL', 'NURSE'],
  ])
})
