import { substancesOf } from '@vastus/domain/prescriptions/substances'
import { useI18n } from '../i18n/i18n-context.tsx'

/** Names active substances in the reader's language; what has no name there stays as the register writes it. */
export function useSubstanceNames(): (activeIngredient: string) => string {
  const { t, format } = useI18n()
  return (activeIngredient) => {
    const parts = substancesOf(activeIngredient)
    if (parts.every(({ code }) => code === null)) return activeIngredient
    return format.list(parts.map(({ word, code }) => (code ? t(`substances.name.${code}`) : word)))
  }
}
