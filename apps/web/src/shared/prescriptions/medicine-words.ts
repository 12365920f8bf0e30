import { isMedicineForm } from '@vastus/domain/prescriptions/medicine-forms'
import type { PrescriptionLine } from '@vastus/domain/prescriptions/prescription'
import { strengthFor } from '@vastus/domain/prescriptions/strength-for'
import { substanceNames } from '@vastus/domain/prescriptions/substances'
import { useI18n } from '../i18n/i18n-context.tsx'

type Medicine = Pick<PrescriptionLine, 'brandName' | 'activeIngredient' | 'route' | 'strength' | 'form'>

/** How a medicine is named to a reader. Its page loads the words of `medicines` and `substances`. */
export function useMedicineWords() {
  const { t, language, format } = useI18n()
  const named = (activeIngredient: string) =>
    format.list(substanceNames(activeIngredient, (substance) => t(`substances.name.${substance}`)))
  return {
    /** Brand and strength. */
    name: ({ brandName, strength }: Medicine) =>
      strength ? `${brandName} ${strengthFor(language, strength)}` : brandName,
    /** Ingredient, form and route, as far as they are known. */
    detail: ({ activeIngredient, form, route }: Medicine) => {
      const formName = form && isMedicineForm(form) ? t(`medicines.form.${form}`) : form
      const routeName = route === 'other' ? null : t(`medicines.route.${route}`).toLocaleLowerCase(language)
      return [activeIngredient && named(activeIngredient), formName, routeName].filter(Boolean).join(' · ')
    },
  }
}
