import type { CountryCode } from '../country.ts'
import type { DangerKind } from './rules.ts'

/** Telephone lines beside the emergency number, where the country has one of general use. Reviewed in 2026. */
const HELP_LINES: Record<CountryCode, Partial<Record<DangerKind, string>>> = {
  EE: { SAME_DAY: '1220', POISON: '16662', VIOLENCE: '116 006', CRISIS: '116 123' },
  GB: { SAME_DAY: '111', CRISIS: '116 123' },
  US: { POISON: '1-800-222-1222', VIOLENCE: '1-800-799-7233', CRISIS: '988' },
  ZA: { POISON: '0861 555 777', CRISIS: '0800 567 567' },
  PL: { CRISIS: '116 123' },
}

/** The line to call about this kind of danger, as it is read; null where there is none. */
export function helpLine(country: CountryCode, kind: DangerKind): string | null {
  return HELP_LINES[country][kind] ?? null
}
