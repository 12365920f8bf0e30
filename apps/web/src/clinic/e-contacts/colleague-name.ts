import type { Translate } from '@vastus/i18n'

/** A colleague's name; who left the clinic stays responsible until somebody else is, and is marked. */
export function colleagueName(
  { firstName, surname, active }: { firstName: string; surname: string; active: boolean },
  t: Translate,
): string {
  const name = `${firstName} ${surname}`
  return active ? name : t('clinic.assign.left', { name })
}
