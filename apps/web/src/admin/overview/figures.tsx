import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import type { PlatformState } from './attention-list.tsx'

const GIGABYTE = 1024 ** 3

/** Queue, disk and backups in numbers. */
export function Figures({ state: { jobs, disk, backup } }: { state: PlatformState }) {
  const { t, format } = useI18n()
  const gigabytes = (bytes: number) => format.number(Math.round(bytes / GIGABYTE))
  const kinds = jobs.deadByKind.map(({ kind, count }) => `${kind}: ${format.number(count)}`)
  return (
    <SummaryList
      rows={[
        { label: t('platform-admin.jobsDue'), value: format.number(jobs.due) },
        ...(jobs.oldestDueAt
          ? [{ label: t('platform-admin.oldest'), value: format.dateTime(jobs.oldestDueAt) }]
          : []),
        { label: t('platform-admin.jobsLater'), value: format.number(jobs.later) },
        {
          label: t('platform-admin.jobsDead'),
          value: [format.number(jobs.dead), ...kinds].join('\n'),
        },
        ...(disk
          ? [
              {
                label: t('platform-admin.disk'),
                value: t('platform-admin.diskFree', {
                  free: gigabytes(disk.freeBytes),
                  total: gigabytes(disk.totalBytes),
                }),
              },
            ]
          : []),
        {
          label: t('platform-admin.backup'),
          value: backup.newestAt
            ? format.dateTime(backup.newestAt)
            : t(backup.isExpected ? 'platform-admin.noBackup' : 'platform-admin.backupNotExpected'),
        },
      ]}
    />
  )
}
