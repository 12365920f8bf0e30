import { isMedicineForm } from '@vastus/domain/prescriptions/medicine-forms'
import { type PrescriptionLine, strengthFor } from '@vastus/domain/prescriptions/prescription'
import { useI18n } from '../i18n/i18n-context.tsx'

type Medicine = Pick<PrescriptionLine, 'brandName' | 'activeIngredient' | 'route' | 'strength' | 'form'>

const asRegistered = (activeIngredient: string) => activeIngredient

/**
 * How a medicine is named to a reader.
 *
 * @param nameSubstances pages that can afford the names of substances in the reader's language give them; others show the register's
 */
export function useMedicineWords(nameSubstances = asRegistered) {
  const { t, language } = useI18n()
  return {
    /** Brand and strength. */
    name: ({ brandName, strength }: Medicine) =>
      strength ? `${brandName} ${strengthFor(language, strength)}` : brandName,
    /** Ingredient, form and route, as far as they are known. */
    detail: ({ activeIngredient, form, route }: Medicine) => {
      const formName = form && isMedicineForm(form) ? t(`medicines.form.${form}`) : form
      const routeName = route === 'other' ? null : t(`medicines.route.${route}`).toLocaleLowerCase(language)
      return [activeIngredient && nameSubstances(activeIngredient), formName, routeName]
        .filter(Boolean)
        .join(' · ')
    },
  }
}
