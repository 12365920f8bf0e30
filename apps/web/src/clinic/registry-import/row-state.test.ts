import type { ListImport } from '@vastus/contract/registry-import'
import { describe, expect, it } from 'vitest'
import { rowStateOf } from './row-state.ts'

const beganAt = '2026-11-26T08:00:00.000Z'
const latest = (changes: Partial<ListImport>): ListImport => ({
  listCode: 'N0001',
  status: 'OK',
  importStatus: 'COMPLETED',
  result: 'SUCCESS',
  hint: null,
  added: 1,
  updated: 2,
  removed: 0,
  skipped: 0,
  total: 3,
  done: 3,
  startedAt: '2026-11-26T08:10:00.000Z',
  endedAt: '2026-11-26T08:10:05.000Z',
  ...changes,
})
const state = (newest: ListImport | undefined, isAsked = false, status: 'OK' | 'NO_ACCESS' = 'OK') =>
  rowStateOf({ status }, newest, { beganAt, isAsked, hasFailed: false })

describe('a patient list', () => {
  it('can be imported, unless the register says that it cannot', () => {
    expect(state(undefined)).toEqual({ kind: 'READY' })
    expect(state(undefined, false, 'NO_ACCESS')).toEqual({ kind: 'REFUSED', status: 'NO_ACCESS' })
  })

  it('shows nothing of an import before this session', () => {
    expect(state(latest({ startedAt: '2026-11-26T07:59:59.000Z' }))).toEqual({ kind: 'READY' })
  })

  it('is being imported from the press of the button on, also when it failed before', () => {
    expect(state(undefined, true)).toEqual({ kind: 'RUNNING', progress: null })
    expect(state(latest({ result: 'FAILED', status: 'NO_ACCESS' }), true)).toMatchObject({ kind: 'RUNNING' })
    const started = latest({ importStatus: 'STARTED', result: null, status: null, total: 0, done: 0 })
    expect(state(started)).toEqual({ kind: 'RUNNING', progress: null })
  })

  it('tells how much of it is written', () => {
    const submitted = latest({ importStatus: 'SUBMITTED', result: null, done: 100, total: 412 })
    expect(state(submitted)).toEqual({ kind: 'RUNNING', progress: { done: 100, total: 412 } })
  })

  it('ends with its result', () => {
    expect(state(latest({}))).toMatchObject({ kind: 'DONE' })
    const refused = latest({ importStatus: 'REJECTED', result: 'FAILED', status: 'NO_ACCESS' })
    expect(state(refused)).toEqual({ kind: 'FAILED', status: 'NO_ACCESS' })
    const broken = latest({ importStatus: 'FAILED', result: 'FAILED', status: 'OK' })
    expect(state(broken)).toEqual({ kind: 'FAILED', status: null })
  })
})
