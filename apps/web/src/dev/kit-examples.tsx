import { useState } from 'react'
import { Avatar, Badge } from '../shared/ui/badge.tsx'
import { Action, Button, ButtonRow } from '../shared/ui/button.tsx'
import { Card, linkCardClass, SummaryList } from '../shared/ui/card.tsx'
import { Checkbox } from '../shared/ui/checkbox.tsx'
import { DateField } from '../shared/ui/date-field.tsx'
import { ConfirmDialog, Drawer } from '../shared/ui/dialog.tsx'
import { EmergencyBlock } from '../shared/ui/emergency-block.tsx'
import { ErrorSummary } from '../shared/ui/error-summary.tsx'
import { FieldStack, Fieldset } from '../shared/ui/field.tsx'
import { FileList, FileRow } from '../shared/ui/file-row.tsx'
import { IconButton } from '../shared/ui/icon-button.tsx'
import { IconArchive, IconClock, IconPlus } from '../shared/ui/icons.tsx'
import { Menu } from '../shared/ui/menu.tsx'
import { NativeSelect } from '../shared/ui/native-select.tsx'
import { EmptyState, PageError } from '../shared/ui/page-states.tsx'
import { PasswordField } from '../shared/ui/password-field.tsx'
import { Steps } from '../shared/ui/progress.tsx'
import { RadioCards } from '../shared/ui/radio-cards.tsx'
import { Skeleton } from '../shared/ui/skeleton.tsx'
import { Tabs } from '../shared/ui/tabs.tsx'
import { TextArea } from '../shared/ui/text-area.tsx'
import { CodeField, TextField } from '../shared/ui/text-field.tsx'
import { Bubble, InternalNote, SystemLine, Timeline } from '../shared/ui/timeline.tsx'
import { useToasts } from '../shared/ui/toasts.tsx'
import { TypeIcon } from '../shared/ui/type-icon.tsx'
import { useForm } from '../shared/ui/use-form.ts'
import styles from './kit-examples.module.css'

const TYPES = {
  thermometer: 'ACUTE_INFECTION',
  pill: 'PRESCRIPTION',
  spine: 'BACK_PAIN',
  ear: 'EAR_PAIN_OTALGIA',
  stomach: 'GASTROINTESTINAL',
  pregnant: 'PREGNANCY_COMMS',
  syringe: 'REQUEST_VACCINATION',
}

/** One of each, in the states that matter. */
export function KitExamples() {
  return (
    <div className={styles.examples}>
      <Steps step={2} total={5} />
      <FormExample />
      <EmergencyBlock
        heading="Call 112 now if:"
        signs={[
          'You can’t breathe well',
          'Your chest hurts or feels tight',
          'One side of the face or body is weak',
        ]}
        phones={[{ phone: '112', label: 'Call 112' }]}
      />
      <EmergencyBlock
        heading="When to call 112"
        signs={['You can’t breathe well']}
        phones={[{ phone: '112', label: 'Call 112' }]}
        folded
      />
      <Actions />
      <section className={styles.types}>
        <h2>What is it about</h2>
        {Object.entries(TYPES).map(([name, type]) => (
          <a key={name} className={linkCardClass} href={`#${name}`}>
            <TypeIcon type={type} />
            <span className={styles.typeName}>{name}</span>
          </a>
        ))}
      </section>
      <Files />
      <Conversation />
      <Card heading="Check your answers">
        <SummaryList
          rows={[
            { label: 'Who it is for', value: 'Mari Tamm, born 29 Feb 1980', action: <Action>Change</Action> },
            { label: 'Clinic', value: 'Kesklinna Perearstikeskus', action: <Action>Change</Action> },
            { label: 'What is wrong', value: 'My left ear has hurt for three days, mostly at night.' },
          ]}
        />
      </Card>
      <EmptyState
        heading="No e-contacts yet"
        text="Here you see what you have asked the clinic, and what it answered."
        action={<Button icon={<IconPlus />}>New e-contact</Button>}
      />
      <Skeleton shape="rows" lines={2} />
      <PageError
        heading="We can’t find this page"
        text="The link may be old, or the address may have a mistake. Nothing you have written is lost."
        reference="K7-4F2A"
        actions={<Button variant="secondary">Go to the home page</Button>}
      />
    </div>
  )
}

function FormExample() {
  const form = useForm({
    initial: {
      email: '',
      phone: '',
      birth: '',
      password: '',
      code: '',
      about: '',
      who: '',
      clinic: '',
      agree: false,
    },
    validate: {
      email: (value) => (value.includes('@') ? null : 'EMAIL'),
      who: (value) => (value ? null : 'WHO'),
      birth: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? null : 'BIRTH'),
    },
    errorText: (code) =>
      ({
        EMAIL: 'Enter an e-mail address, like mari@example.com',
        WHO: 'Choose who it is for',
        BIRTH: 'Enter the day, month and year',
      })[code] ?? code,
    onSubmit: () => undefined,
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary {...form.summary} />
      <FieldStack>
        <RadioCards
          {...form.field('who')}
          label="Who is it for?"
          labelIsHeading
          options={[
            { value: 'me', label: 'Me' },
            { value: 'child', label: 'My child', hint: 'You need the right to represent them' },
          ]}
        />
        <TextField
          {...form.field('email')}
          label="E-mail address"
          hint="We tell you here when the clinic answers"
          type="email"
        />
        <TextField {...form.field('phone')} label="Phone number" optional type="tel" short />
        <PasswordField {...form.field('password')} label="Password" autoComplete="new-password" />
        <CodeField {...form.field('code')} label="Code from the e-mail" hint="It has 6 digits" />
        <DateField {...form.field('birth')} label="Birth date" hint="For example 29 2 1980" />
        <NativeSelect
          {...form.field('clinic')}
          label="Clinic"
          placeholder="Choose a clinic"
          options={[
            { value: '1', label: 'Kesklinna Perearstikeskus' },
            { value: '2', label: 'Mere Tervisekeskus' },
          ]}
        />
        <TextArea {...form.field('about')} label="Describe what is wrong" countFrom={0} />
        <Fieldset id="agree-group" label="Consent">
          <Checkbox
            id="agree"
            label="I agree to the terms of use"
            hint="You can take it back in the settings"
            checked={form.values.agree}
            onChange={(checked) => form.set('agree', checked)}
          />
        </Fieldset>
        <div>
          <Button type="submit" busy={form.busy} wide>
            Continue
          </Button>
        </div>
      </FieldStack>
    </form>
  )
}

function Actions() {
  const toasts = useToasts()
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const [tab, setTab] = useState('reply')
  return (
    <section className={styles.section}>
      <h2>Actions and states</h2>
      <ButtonRow>
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger" onClick={() => setOpen('dialog')}>
          Reject
        </Button>
        <Button busy>Sending</Button>
        <IconButton label="Archive" shortcut="e" icon={<IconArchive />} />
        <Menu
          label="More"
          items={[
            { label: 'Open the drawer', onSelect: () => setOpen('drawer') },
            { label: 'Archive', shortcut: 'e', icon: <IconArchive />, onSelect: () => undefined },
            { label: 'Reject', danger: true, onSelect: () => setOpen('dialog') },
          ]}
        />
      </ButtonRow>
      <ButtonRow>
        <Button
          variant="secondary"
          onClick={() => toasts.show({ tone: 'success', text: 'Saved', autoDismiss: true })}
        >
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toasts.show({
              tone: 'warning',
              text: 'Archived',
              autoDismiss: true,
              action: { label: 'Undo', onSelect: () => undefined },
            })
          }
        >
          With undo
        </Button>
        <Button
          variant="secondary"
          onClick={() => toasts.show({ tone: 'error', text: 'Not sent, try again', sticky: true })}
        >
          Error
        </Button>
      </ButtonRow>
      <ButtonRow>
        <Badge>Completed</Badge>
        <Badge tone="done">Answered</Badge>
        <Badge tone="ourTurn" icon={<IconClock />}>
          Our turn
        </Badge>
        <Badge tone="danger">Rejected</Badge>
        <Badge tone="people">Liis is writing</Badge>
        <Badge tone="primary">New patient</Badge>
        <Avatar name="Mari Tamm" />
        <Avatar name="Liis Kask" active />
        <Avatar name="Piret Org" left="Piret Org (no longer here)" />
      </ButtonRow>
      <Tabs
        label="Answer"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'reply', label: 'Reply', content: <p>The patient sees this.</p> },
          { id: 'note', label: 'Internal note', content: <p>Only staff see this.</p> },
        ]}
      />
      <ConfirmDialog
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        onConfirm={() => setOpen(null)}
        heading="Reject this e-contact for good?"
        confirmLabel="Reject"
        danger
      >
        <p>The patient is told the reason. A rejected e-contact can’t be opened again.</p>
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} onClose={() => setOpen(null)} heading="Patient">
        <p>Mari Tamm, 46 years</p>
      </Drawer>
    </section>
  )
}

function Files() {
  const none = () => undefined
  return (
    <section className={styles.section}>
      <h2>Photos and files</h2>
      <FileList>
        <FileRow
          name="ear-left.jpg"
          size={1_500_000}
          state={{ kind: 'uploading', percent: 40 }}
          onRemove={none}
        />
        <FileRow name="ear-right.jpg" size={900_000} state={{ kind: 'checking' }} onRemove={none} />
        <FileRow name="letter.pdf" size={240_000} state={{ kind: 'ready' }} onOpen={none} onRemove={none} />
        <FileRow
          name="a-very-long-file-name-from-a-scanner-2026-11-20-14-05-33.tiff"
          size={60_000_000}
          state={{ kind: 'refused', reason: 'it is larger than 50 MB. Choose a smaller file.' }}
          onRemove={none}
        />
        <FileRow
          name="video.mp4"
          size={9_000_000}
          state={{ kind: 'failed', reason: 'no connection.' }}
          onRetry={none}
          onRemove={none}
        />
      </FileList>
    </section>
  )
}

function Conversation() {
  return (
    <section className={styles.section}>
      <h2>Conversation</h2>
      <Timeline label="Conversation">
        <Bubble from="other" author="Mari Tamm" at="2026-11-20T12:05:00Z">
          {'My left ear has hurt for three days, mostly at night.\nParacetamol helps for a few hours.'}
        </Bubble>
        <SystemLine at="2026-11-20T12:20:00Z">Liis Kask took this e-contact</SystemLine>
        <InternalNote author="Liis Kask" at="2026-11-20T12:30:00Z">
          Had otitis in March, amoxicillin then. Worth seeing today?
        </InternalNote>
        <Bubble from="own" author="Liis Kask, nurse" at="2026-11-20T12:41:00Z">
          Thank you. Do you have a fever, or does anything run out of the ear?
        </Bubble>
      </Timeline>
    </section>
  )
}
