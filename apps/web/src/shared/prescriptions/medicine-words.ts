import { isMedicineForm } from '@vastus/domain/prescriptions/medicine-forms'
import { type PrescriptionLine, strengthFor } from '@vastus/domain/prescriptions/prescription'
import { substancesOf } from '@vastus/domain/prescriptions/substances'
import { useI18n } from '../i18n/i18n-context.tsx'

type Medicine = Pick<PrescriptionLine, 'brandName' | 'activeIngredient' | 'route' | 'strength' | 'form'>

/** How a medicine is named to a reader. */
export function useMedicineWords() {
  const { t, format, language } = useI18n()
  const substances = (activeIngredient: string) => {
    const parts = substancesOf(activeIngredient)
    if (parts.every(({ code }) => code === null)) return activeIngredient
    return format.list(parts.map(({ word, code }) => (code ? t(`substances.name.${code}`) : word)))
  }
  return {
    /** Brand and strength. */
    name: ({ brandName, strength }: Medicine) =>
      strength ? `${brandName} ${strengthFor(language, strength)}` : brandName,
    /** Ingredient, form and route, as far as they are known. */
    detail: ({ activeIngredient, form, route }: Medicine) => {
      const formName = form && isMedicineForm(form) ? t(`medicines.form.${form}`) : form
      const routeName = route === 'other' ? null : t(`medicines.route.${route}`).toLocaleLowerCase(language)
      return [activeIngredient && substances(activeIngredient), formName, routeName]
        .filter(Boolean)
        .join(' · ')
    },
  }
}
