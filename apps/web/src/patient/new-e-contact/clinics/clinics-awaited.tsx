import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { type usePatientClinics, LoadFailed } from '../../e-contacts/index.ts'

/** The page before its clinics are there. */
export function ClinicsAwaited({
  title,
  clinics,
}: {
  title: string
  clinics: ReturnType<typeof usePatientClinics>
}) {
  return (
    <>
      <h1>{title}</h1>
      {clinics.isError ? (
        <LoadFailed onRetry={() => void clinics.refetch()} />
      ) : (
        <Skeleton shape="card" lines={2} />
      )}
    </>
  )
}
