import { FIRST_BIRTH_DATE } from '@vastus/domain/limits'
import {
  lengthOf,
  normaliseLine,
  normalisePassword,
  normaliseText,
  withoutSeparators,
} from '@vastus/domain/typed-text'
import * as z from 'zod/mini'

/** Ids of e-contacts, clinics, persons and users. */
export const id = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** The same in a path or a query, where everything arrives as text. */
export const idText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.pipe(z.transform(Number), id))

export const fileId = z.uuid()
/** An instant of an answer, ISO 8601 in UTC. */
export const instant = z.iso.datetime()
/** A calendar day of an answer, `YYYY-MM-DD`. What is stored can always be read, so that answers have no range. */
export const calendarDate = z.iso.date()

const isWithin = (first: string, last: string) =>
  z.refine<string>((value) => value >= first && value <= last, { error: 'DATE_RANGE' })

/** A day that a caller gives. The database holds the same first and last day. */
export const givenDate = z.iso.date().check(isWithin('1900-01-01', '2099-12-31'))
/** A birth date that a caller gives; that it has come is a rule of the domain, which knows today. */
export const givenBirthDate = z.iso.date().check(isWithin(FIRST_BIRTH_DATE, '2099-12-31'))
/** An instant that a caller gives. */
export const givenInstant = z.iso.datetime().check(isWithin('1900-01-01', '2100'))
export const version = z.int().check(z.positive())

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  )

/** Pages from 0. */
export const pageNumber = wholeNumber(0, 10_000)
export const pageSize = (max: number) => wholeNumber(1, max)
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
)

const LISTS = new WeakSet<object>()

/** Notes that a field of a query is a list, written with commas. */
export function asList<T extends z.ZodMiniType>(field: T): T {
  LISTS.add(field)
  return field
}

/** A comma-separated list in a query. Given several times, it is one list too: `types=COUGH&types=FEVER`. */
export const listOf = <T extends z.ZodMiniType<unknown, string>>(item: T, max = 100) =>
  asList(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(4000)),
        z.transform((value: string) => (value === '' ? [] : value.split(','))),
      ),
      z.array(item).check(z.maxLength(max)),
    ),
  )

/** Whether a field of a query is a list. */
export const isList = (field: unknown): boolean =>
  field instanceof z.ZodMiniOptional ? isList(field.def.innerType) : LISTS.has(field as object)

/** How many times longer than its limit a text may be before it is normalised, which must not be made to work for long. */
const UNCLEANED_FACTOR = 8

const typed = (max: number, rule: string, normalise: (typed: string) => string) =>
  z.pipe(
    z.pipe(
      z.string().check(
        z.refine((value) => value.length <= max * UNCLEANED_FACTOR, {
          error: rule,
          params: { count: max },
        }),
      ),
      z.transform(normalise),
    ),
    z.string().check(z.refine((value) => lengthOf(value) <= max, { error: rule, params: { count: max } })),
  )

const notEmpty = z.refine<string>((value) => value !== '', { error: 'REQUIRED' })

/**
 * Text of several lines that a person typed, normalised; at most `max` code points after that.
 *
 * @param rule what a longer text is answered with: a business key (469) or a validation rule (400)
 */
export const text = (max: number, rule = 'TEXT_TOO_LONG') => typed(max, rule, normaliseText)
export const requiredText = (max: number, rule?: string) => text(max, rule).check(notEmpty)

/** The same of one line: a name, a search, a code. */
export const line = (max: number, rule = 'TEXT_TOO_LONG') => typed(max, rule, normaliseLine)
export const requiredLine = (max: number, rule?: string) => line(max, rule).check(notEmpty)

/** A line checked by a pure rule of the domain, which names what is broken or answers null. */
export const checked = (
  rule: (value: string) => string | null,
  { max, normalise }: { max: number; normalise: (typed: string) => string },
) =>
  typed(max, 'FORM', normalise).check((context) => {
    const broken = rule(context.value)
    if (broken) context.issues.push({ code: 'custom', message: broken, input: context.value })
  })

/** Digits and letters of a personal code; the rules of the country check it. */
export const personalCode = typed(40, 'PERSONAL_CODE', withoutSeparators)
/** Checked by the country's number plan. */
export const phone = line(40, 'PHONE')

/** A text that may be taken away: null is the same as an empty one, as responses have null where there is none. */
export const orNull = <T extends z.ZodMiniType<unknown, string>>(field: T) =>
  z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((given: string | null) => given ?? ''),
    ),
    field,
  )
/** Compared, hashed and never stored; its own rules are checked where it is chosen. */
export const password = typed(256, 'PASSWORD_TOO_LONG', normalisePassword).check(notEmpty)

/** What the app itself wrote and reads again, kept letter by letter. Text that no database can hold is refused. */
export const writtenByApp = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((value) => value.isWellFormed() && !/(?![\t\n\r])\p{Cc}/u.test(value), { error: 'FORM' }),
  )

/** A page of a list: `content` in a total order, `page` from 0. */
export const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    content: z.array(item),
    page: z.int(),
    size: z.int(),
    totalElements: z.int(),
    last: z.boolean(),
  })
