/** The form in which a clinic is entered, by the platform's administrator and by those who apply. */
export { ClinicFields } from './clinic-fields.tsx'
export { bodyOfClinic, EMPTY_EMPLOYEE, emptyClinic } from './clinic-values.ts'
export { EmployeeFields } from './employee-fields.tsx'
export { default as newClinicStyles } from './new-clinic.module.css'
export { faultsOfClinic, useClinicFaults, valueAt } from './use-clinic-faults.ts'
