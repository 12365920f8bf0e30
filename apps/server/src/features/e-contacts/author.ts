import type { RequestContext } from '../../http/request-context.ts'
import { colleagueOf } from '../../http/require-employment.ts'
import type { AccessedEContact } from './access-e-contact.ts'
import type { EContact } from './e-contact.ts'
import type { Author } from './entries-repository.ts'

/** Who speaks: staff under the name that the clinic has for them, patients under their own. */
export function authorOf(request: RequestContext, { side, eContact }: AccessedEContact): Author {
  if (side === 'PATIENT') return patientAuthor(request, eContact)
  const { userId, firstName, surname, profession } = colleagueOf(request, eContact.clinicId)
  return { userId, role: 'CLINIC', firstName, surname, profession }
}

export function patientAuthor(
  request: RequestContext,
  eContact: Pick<EContact, 'patientPersonId' | 'creatorPersonId'>,
): Author {
  const { userId, firstName, surname } = request.principal()
  const role = eContact.patientPersonId === eContact.creatorPersonId ? 'PATIENT' : 'REPRESENTATIVE'
  return { userId, role, firstName, surname, profession: null }
}
