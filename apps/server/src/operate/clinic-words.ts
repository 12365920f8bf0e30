import type { ManagedClinic } from '../features/clinics/index.ts'

/** One clinic, as the operator reads it. */
export function describeClinic(clinic: ManagedClinic): string {
  const { id, name, countryCode, plan, employeeCount, patientCount, eContactCount } = clinic
  const facts = [
    `${countryCode}, ${clinic.timeZone}, ${plan}`,
    [clinic.address, ...clinic.emails, clinic.phone].filter(Boolean).join(', '),
    `${employeeCount} at work, ${patientCount} patients, ${eContactCount} e-contacts`,
    describeAccess(clinic),
  ]
  return [`${id}  ${name}`, ...facts.map((fact) => `   ${fact}`)].join('\n')
}

/** What the operator can type next, after a change of a clinic. */
export function nextSteps({ id, isActive, employeeCount, openForAll }: ManagedClinic): string {
  const steps = isActive
    ? [
        ...(employeeCount === 0
          ? [
              `Staff, once they have signed up: npm run operate -- clinic-staff --clinic ${id} --add EMAIL:DOCTOR`,
            ]
          : []),
        ...(openForAll
          ? []
          : [`Let new patients write: npm run operate -- clinic-change --clinic ${id} --new-patients yes`]),
      ]
    : [`Take it into use again: npm run operate -- clinic-change --clinic ${id} --active yes`]
  return ['Next:', ...steps, 'All clinics: npm run operate -- clinic-list'].join('\n  ')
}

function describeAccess({ isActive, openForAll, isPrivate }: ManagedClinic): string {
  const kind = isPrivate ? 'private clinic' : 'family clinic'
  if (!isActive) return `${kind}; deactivated: nobody begins a new e-contact with it`
  return openForAll
    ? `${kind}; new patients may write, and staff accept their first e-contact`
    : `${kind}; only its own patients may write`
}
