import * as z from 'zod/mini'

/** Ids of e-contacts, clinics, persons and users. */
export const id = z.int().check(z.positive(), z.maximum(2_147_483_647))

/** The same in a path or a query, where everything arrives as text. */
export const idText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.pipe(z.transform(Number), id))

export const fileId = z.uuid()
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()
/** A calendar day, `YYYY-MM-DD`. */
export const calendarDate = z.iso
  .date()
  .check(z.refine((day) => day >= '1900-01-01' && day < '2100-01-01', { error: 'DATE_RANGE' }))
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

/** A comma-separated list in a query. */
export const listOf = <T extends z.ZodMiniType<unknown, string>>(item: T, max = 100) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(4000)),
      z.transform((value: string) => (value === '' ? [] : value.split(','))),
    ),
    z.array(item).check(z.maxLength(max)),
  )

/**
 * Text that a person typed: normalised to NFC and trimmed, at most `max` code points.
 *
 * @param rule what a longer text is answered with: a business key (469) or a validation rule (400)
 */
export const text = (max: number, rule = 'TEXT_TOO_LONG') =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(max * 8)),
      z.transform((value) => value.normalize('NFC').trim()),
    ),
    z.string().check(z.refine((value) => [...value].length <= max, { error: rule })),
  )

export const requiredText = (max: number, rule?: string) =>
  text(max, rule).check(z.refine((value) => value !== '', { error: 'REQUIRED' }))

/** A string checked by a pure rule of the domain, which names what is broken or answers null. */
export const checked = (rule: (value: string) => string | null, max = 4000) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(max)),
      z.transform((value) => value.normalize('NFC').trim()),
    ),
    z.string().check((context) => {
      const broken = rule(context.value)
      if (broken) context.issues.push({ code: 'custom', message: broken, input: context.value })
    }),
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
