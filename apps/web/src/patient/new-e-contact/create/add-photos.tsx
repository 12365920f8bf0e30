import { Suspense, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/i18n/lazy-part.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useChosenFiles } from '../../e-contacts/index.ts'

const PhotosPart = lazyPart(() => import('./photos-part.tsx').then((module) => module.PhotosPart))

type AddPhotosProps = { personId: string; isOpen: boolean; onPick: (count: number) => void }

/** Most messages have no files, so what picks them comes when somebody wants it. */
export function AddPhotos({ personId, isOpen, onPick }: AddPhotosProps) {
  const { t } = useI18n()
  const count = useChosenFiles(personId).length
  const [isAskedFor, setAskedFor] = useState(isOpen)
  const [isShown, setShown] = useState(isOpen || count > 0)
  // They may come a moment later, with the message that was begun for somebody else.
  if (count > 0 && !isShown) setShown(true)
  if (isShown)
    return (
      <Suspense fallback={<Skeleton shape="card" lines={3} />}>
        <PhotosPart personId={personId} isAskedFor={isAskedFor} onPick={onPick} />
      </Suspense>
    )
  return (
    <ButtonRow>
      <Button
        variant="secondary"
        wide
        onClick={() => {
          setAskedFor(true)
          setShown(true)
        }}
      >
        {t('patient.files.title')}
      </Button>
    </ButtonRow>
  )
}
