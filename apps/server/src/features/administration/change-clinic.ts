import type {
  changeClinic as contactRoute,
  changeClinicSetting as settingRoute,
  OwnClinic,
} from '@vastus/contract/clinic-administration'
import type { RouteInput } from '@vastus/contract/route'
import { partsOf } from '@vastus/domain/clinic/contact'
import type { AiFeature } from '@vastus/domain/ai/features'
import { featureLack } from '@vastus/domain/clinic/features'
import { TOP_PLAN } from '@vastus/domain/clinic/plan'
import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { availableServices } from '../../available-services.ts'
import type { Tx } from '../../db/database.ts'
import { Refused } from '../../errors.ts'
import { requireFreshSignIn } from '../../http/fresh-sign-in.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import type { Services } from '../../services.ts'
import { showOwnClinic } from '../clinics/index.ts'
import { queueMail } from '../delivery/index.ts'
import { readPhone } from '../profile/index.ts'
import { requireUsableEmail } from '../sign-in/index.ts'
import {
  type ClinicRow,
  finishSetUpStep,
  lockClinic,
  saveContact,
  savePlan,
  saveSettings,
} from './clinic-repository.ts'

/** Changes how the clinic is reached. @throws InvalidInput, Refused */
export async function changeClinic(
  services: Services,
  request: RequestContext,
  ofClinic: number,
  body: RouteInput<typeof contactRoute>['body'],
): Promise<OwnClinic> {
  const emails: string[] = []
  for (const typed of partsOf(body.emails ?? '')) emails.push(await requireUsableEmail(services, typed))
  const phone = body.phone === undefined ? undefined : readPhone(services, body.phone, false)
  return changing(services, request, ofClinic, async (tx, clinicId, before) => {
    // The clinic's own addresses learn of what is done in its name: nobody turns them away at an open browser.
    if (body.emails !== undefined && emails.join() !== before.emails.join()) requireFreshSignIn(request)
    await saveContact(tx, clinicId, {
      name: body.name ?? before.name,
      address: body.address ?? before.address,
      websites: body.websites === undefined ? before.websites : partsOf(body.websites),
      emails: body.emails === undefined ? before.emails : emails,
      phone: phone === undefined ? before.phone : phone,
      registrationCode:
        body.registrationCode === undefined ? before.registrationCode : body.registrationCode || null,
    })
    await finishSetUpStep(tx, clinicId, 'CONTACT')
  })
}

/** Switches a feature, or says which types the clinic takes and who may write to it. @throws Refused for a feature that the clinic cannot have */
export function changeClinicSetting(
  services: Services,
  request: RequestContext,
  ofClinic: number,
  {
    feature,
    state,
    boardConsent,
    eContactTypes,
    openForAll,
    setUpSteps,
  }: RouteInput<typeof settingRoute>['body'],
): Promise<OwnClinic> {
  return changing(services, request, ofClinic, async (tx, clinicId, before) => {
    const features = { ...before.features }
    const featureConsents = { ...before.featureConsents }
    if (feature !== undefined && state !== undefined) {
      if (state === 'ENABLED') requireAvailable(services, feature, before)
      features[feature] = state
      if (boardConsent)
        featureConsents[feature] = { userId: request.principal().userId, at: request.now.toISOString() }
    }
    await saveSettings(tx, clinicId, {
      features,
      featureConsents,
      // In the order of the catalogue, each once.
      eContactTypes:
        eContactTypes === undefined
          ? before.eContactTypes
          : eContactTypes && TYPE_CODES.filter((code) => eContactTypes.includes(code)),
      openForAll: openForAll ?? before.openForAll,
      setUpSteps: setUpSteps === undefined ? before.setUpSteps : setUpSteps && [...new Set(setUpSteps)],
    })
    if (eContactTypes !== undefined) await finishSetUpStep(tx, clinicId, 'TYPES')
    if (openForAll !== undefined) await finishSetUpStep(tx, clinicId, 'WHO_MAY_WRITE')
  })
}

function requireAvailable(services: Services, feature: AiFeature, { plan }: ClinicRow): void {
  const lack = featureLack(feature, { plan, hasProvider: availableServices(services).languageModel })
  if (lack) throw new Refused(lack === 'PLAN' ? 'FEATURE_NOT_AVAILABLE' : 'FEATURE_WITHOUT_PROVIDER')
}

/** Moves the clinic to the best plan from today on, and tells the support by mail; a clinic that has it already stays as it is. */
export function upgradeSubscription(
  services: Services,
  request: RequestContext,
  ofClinic: number,
): Promise<OwnClinic> {
  const { config } = services
  return changing(services, request, ofClinic, async (tx, clinicId, { name, plan, registrationCode }) => {
    if (plan === TOP_PLAN) return
    await savePlan(tx, clinicId, TOP_PLAN, request.now)
    const { firstName, surname, email } = request.principal()
    queueMail(tx, {
      to: config.supportEmail,
      language: languageOf(countryProfile(config.countryCode).defaultLocale) ?? DEFAULT_LANGUAGE,
      template: 'planUpgraded',
      params: {
        clinic: name,
        number: String(clinicId),
        registrationCode: registrationCode ?? '–',
        person: `${firstName} ${surname}`,
        email,
      },
    })
  })
}

/** One after the other: who changes a clinic sees what the one before has done. */
function changing(
  services: Services,
  request: RequestContext,
  ofClinic: number,
  change: (tx: Tx, clinicId: number, before: ClinicRow) => Promise<void>,
): Promise<OwnClinic> {
  const show = (tx: Tx): Promise<OwnClinic> => {
    const { clinicId } = requireEmployment(request, ofClinic)
    request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
    return showOwnClinic(services, tx, request, clinicId)
  }
  return request.once(
    async (tx) => {
      const { clinicId } = requireEmployment(request, ofClinic)
      const before = await lockClinic(tx, clinicId)
      requireVersion(request, before.version)
      await change(tx, clinicId, before)
      return show(tx)
    },
    { keep: () => ({}), again: show },
  )
}
