import { useSearch } from '@tanstack/react-router'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { countryProfile } from '@vastus/domain/country'
import { ageOn } from '@vastus/domain/identity/age'
import { localDate } from '@vastus/domain/time/time-zone'
import type { ComponentType } from 'react'
import { useEContact, useTimeline } from '../../clinic/e-contacts/index.ts'
import { EMPTY_NOTE, EMPTY_REPLY, hasUnsentReply, newestEntryId } from '../../clinic/replies/index.ts'
import { GfrScreen } from '../../clinic/tools/gfr-screen.tsx'
import { LdlScreen } from '../../clinic/tools/ldl-screen.tsx'
import type { ToolContext } from '../../clinic/tools/tool-frame.tsx'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

type Tool = ComponentType<{ context?: ToolContext | null }>

export const LdlPage = () => <ToolPage Tool={LdlScreen} />
export const GfrPage = () => <ToolPage Tool={GfrScreen} />

/** A tool, with the e-contact that the address names. */
function ToolPage({ Tool }: { Tool: Tool }) {
  const { eContactId = '' } = useSearch({ strict: false })
  if (!/^[1-9]\d{0,9}$/.test(eContactId)) return <Tool />
  return <ToolOfEContact key={eContactId} id={Number(eContactId)} Tool={Tool} />
}

function ToolOfEContact({ id, Tool }: { id: number; Tool: Tool }) {
  const { t } = useI18n()
  const eContact = useEContact(id)
  if (eContact.data) return <FilledTool eContact={eContact.data} Tool={Tool} />
  if (eContact.isError)
    return (
      <div role="alert">
        <EmptyState
          heading={t('shell.pages.loadingFailed.heading')}
          text={t('shell.pages.loadingFailed.text')}
          action={<Button onClick={() => void eContact.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
        />
      </div>
    )
  return <Skeleton shape="card" lines={6} />
}

/** The result can go into the drafts of the e-contact, after what is there. */
function FilledTool({ eContact, Tool }: { eContact: ClinicEContact; Tool: Tool }) {
  const { id, patient, abilities } = eContact
  const { timeZone } = countryProfile(useSessionStore().config.featureFlags.COUNTRY_CODE)
  const timeline = useTimeline(id)
  const reply = useDraft(`e-contact:${id}:reply`, EMPTY_REPLY)
  const note = useDraft(`e-contact:${id}:note`, EMPTY_NOTE)
  const entries = timeline.data?.content
  const context: ToolContext = {
    eContactId: id,
    age: ageOn(patient.birthDate, localDate(serverNow(), timeZone)).years,
    sex: patient.sex === 'NOT_DISCLOSED' ? null : patient.sex,
    addToReply:
      abilities.INQUIRE && entries
        ? (text) =>
            reply.change((current) => ({
              ...current,
              text: after(current.text, text),
              since: (hasUnsentReply(current) ? current.since : null) ?? newestEntryId(entries),
            }))
        : null,
    addToNote: abilities.ADD_NOTE
      ? (text) => note.change((current) => ({ text: after(current.text, text) }))
      : null,
  }
  return <Tool context={context} />
}

const after = (written: string, text: string) => (written.trim() ? `${written.trimEnd()}\n\n${text}` : text)
