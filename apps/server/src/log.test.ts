import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(createLog('info', { write: (line) => void (text += line) }))
  return text
}

describe('an error in the log', () => {
  test('is logged without what the database repeats of a row', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (lower(email))=(mari@example.ee) already exists.',
      where: 'Failing row contains (1, Mul on valus)',
    })
    const text = linesOf((log) =>
      log.warn({ err: new Error('a job failed', { cause: error }) }, 'a job failed'),
    )
    expect(text).not.toMatch(/mari|valus/)
    expect(JSON.parse(text)).toMatchObject({
      msg: 'a job failed',
      err: {
        message: 'a job failed',
        stack: expect.stringContaining('log.test.ts'),
        cause: { code: '23505', constraint: 'users_email' },
      },
    })
  })

  test('is scrubbed in its message and its stack, whatever was thrown', () => {
    const text = linesOf((log) => {
      log.error({ err: new Error('no person 38001085718, write to mari@example.ee') }, 'a bug')
      log.error({ err: 'call +372 5123 4567' }, 'a bug')
      log.error({ err: { email: 'mari@example.ee' } }, 'a bug')
    })
    expect(text).not.toMatch(/38001085718|mari|5123/)
  })

  test('that causes itself ends', () => {
    const error = new Error('round')
    error.cause = error
    expect(linesOf((log) => log.error({ err: error }, 'a bug'))).toContain('round')
  })
})
