import { describe, expect, it } from 'vitest'
import { sql } from './sql.ts'

describe('sql', () => {
  it('turns every value into a parameter', () => {
    const { text, values } = sql`select * from t where a = ${"'; drop table t; --"} and b = ${null}`
    expect(text).toBe('select * from t where a = $1 and b = $2')
    expect(values).toEqual(["'; drop table t; --", null])
  })

  it('weaves pieces in and numbers on', () => {
    const filter = (on: boolean) => (on ? sql` and x = ${1} and y = ${2}` : sql``)
    const statement = (on: boolean) => sql`select ${0}${filter(on)} limit ${9}`
    expect(statement(true).text).toBe('select $1 and x = $2 and y = $3 limit $4')
    expect(statement(true).values).toEqual([0, 1, 2, 9])
    expect(statement(false).text).toBe('select $1 limit $2')
  })

  it('joins values and pieces', () => {
    expect(sql`in (${sql.join([1, 2, 3])})`.text).toBe('in ($1, $2, $3)')
    expect(sql.join([sql`a = ${1}`, sql`b`], sql` and `).text).toBe('a = $1 and b')
    expect(sql.join([]).text).toBe('')
  })

  it('refuses undefined', () => {
    expect(() => sql`select ${undefined as unknown as null}`).toThrow('use null')
  })
})
