import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCES = fileURLToPath(new URL('../apps/server/src', import.meta.url))
const SYSTEM = /actor: 'system'/
const OWNER = /\bownerTransaction\b/

/** Every place that works past the policies of single callers, and why it must. */
const SYSTEM_PLACES: Record<string, string> = {
  'db/port.ts': 'its type',
  'db/database.ts': 'asks whether the database is alive',
  'db/seeds/demo/index.ts': 'fills a trial, before anybody is there',
  'db/seeds/reference-contents.ts': 'the product’s own documents',
  'features/files/scan-file-job.ts': 'a job acts for nobody: stores the scanner’s word',
  'features/files/stored-files.ts': 'the whole store is compared with the rows of all clinics',
  'features/files/sweep-files-job.ts': 'a job acts for nobody: compares files with rows',
  'features/consents/consent-routes.ts': 'asked before a role is held; only the caller’s own rows',
  'features/sign-in/limits/charge-hourly.ts': 'a count that a refusal must not take back',
  'features/sign-in/limits/charge-proof.ts': 'a count that a refusal must not take back',
  'features/sign-in/limits/charge-stranger.ts': 'a count that a refusal must not take back',
  'features/sign-in/login/log-in.ts': 'nobody is signed in yet',
  'features/sign-in/one-time-code/send-code-route.ts': 'nobody is signed in yet',
  'features/sessions/principal-repository.ts': 'finds out who is signed in',
  'features/profile/complete-profile.ts': 'the profile that gives a role is not there yet',
  'features/profile/profile-routes.ts': 'asked before a role is held; only the caller’s own row',
  'features/sign-in/proven/attempts.ts': 'nobody is signed in yet',
  'features/sign-in/proven/enter-proven.ts': 'nobody is signed in yet',
  'features/sign-in/proven/proven-routes.ts': 'nobody is signed in yet',
  'features/sign-in/joining/joining-routes.ts':
    'two accounts of one person, both proven; a caller’s context shows one',
  'features/sign-in/passkeys/passkey-challenge.ts': 'a challenge is taken before anybody is signed in',
  'features/sign-in/passkeys/passkey-routes.ts':
    'signs in somebody who is nobody yet; keys belong to no role, only the caller’s own',
  'features/sign-in/second-factor/ask-second-factor.ts': 'nobody is signed in yet',
  'features/sign-in/second-factor/check-second-factor.ts': 'a count that a refusal must not take back',
  'features/sign-in/second-factor/confirm-sign-in.ts': 'sessions belong to no role; only the caller’s own',
  'features/sign-in/second-factor/security-routes.ts': 'sessions belong to no role; only the caller’s own',
  'features/sign-in/proven/external-routes.ts': 'nobody is signed in yet',
  'features/sign-in/proven/id-card-routes.ts': 'nobody is signed in yet',
  'features/sign-in/proven/smart-id-routes.ts': 'nobody is signed in yet',
  'features/sign-in/simulated-persons/name-simulated-persons.ts':
    'names of invented people, in a trial alone',
  'features/sign-in/reset-password/confirm-reset.ts': 'nobody is signed in yet',
  'features/sign-in/reset-password/reset-password-routes.ts': 'nobody is signed in yet',
  'features/sessions/session-repository.ts': 'who has the token of a session that is over reads why',
  'features/sessions/session-routes.ts': 'sessions belong to no role',
  'features/sign-in/sign-up/sign-up-routes.ts': 'nobody is signed in yet',
  'features/sign-in/sign-up/verify-sign-up.ts': 'nobody is signed in yet',
  'features/message-centre/opt-out-routes.ts':
    'the reader of an SMS has no account: the unguessable link in it says whose choice it is',
  'features/message-centre/report-route.ts':
    'a gateway has no account: its address is signed for one message, of which it tells the end',
  'features/message-centre/send-sms-job.ts':
    'a job acts for nobody: marks that a confirmed message is leaving',
  'features/conversation/flow-routes.ts':
    'a provider has no account: it signs what it tells, and what it tells is asked for again',
  'features/e-contacts/flow-end-job.ts': 'a job acts for nobody: keeps the answers that a provider has',
  'features/my-data/export-job.ts':
    'notes how far a copy is; what is copied is read with the patient’s own rights',
  'features/delivery/hand-over.ts': 'a job acts for nobody: settles what was sent, and shows it in DEMO',
  'features/delivery/push/push-routes.ts': 'a device that others used before is entered as the caller’s',
  'features/delivery/push/push-alarm-jobs.ts': 'a job acts for nobody: tells the devices of a clinic',
  'features/delivery/push/push-to-device.ts': 'a job acts for nobody: forgets a device that is no more',
  'features/delivery/push/send-push-job.ts': 'a job acts for nobody: tells the devices',
  'features/platform/audit-heads/publish-heads-job.ts':
    'a job acts for nobody: publishes the head of each chain',
  'features/health/readiness.ts': 'counts jobs that wait, and how old the published heads are',
  'features/platform/cleaning/cleaning-job.ts': 'a job acts for nobody: forgets what is old',
  'features/platform/client-log/client-log-route.ts': 'anybody may report an error',
  'features/platform/config/config-route.ts': 'demo accounts, in DEMO alone',
  'features/content/content-route.ts': 'public documents',
  'features/new-clinics/apply.ts': 'nobody is signed in yet',
  'features/new-clinics/preview-agreement.ts': 'public documents',
  'features/health/metrics-route.ts': 'counts jobs',
  'features/health/watch-installation.ts': 'counts jobs, by kind',
  'features/delivery/outbox-route.ts': 'what a trial would have sent, in DEMO and DEV alone',
  'features/prescriptions/register/import-register.ts': 'the register of medicines belongs to no caller',
  'features/ai/seed-ai.ts': 'the prompts that come with the product',
  'features/prescriptions/register/seed-register.ts': 'the register of medicines belongs to no caller',
  'features/file-import/carry-out.ts':
    'staff may not write down how far an import is; the import is their clinic’s',
  'features/file-import/file-import-job.ts':
    'a job acts for nobody: goes on with an import, and forgets old ones',
  'features/file-import/run-step.ts':
    'goes on when the request is answered; reads and writes patients of one clinic alone',
  'features/file-import/store-rows.ts':
    'staff may not write down what becomes of a row; reads patients of one clinic alone',
  'features/file-import/take-file.ts':
    'staff may not write down how far an import is; the import is their own',
  'features/registry-import/import-job.ts': 'a job acts for nobody: goes on with an import',
  'features/registry-import/run-import.ts':
    'the register names people whom the clinic does not know yet, and vouches for their codes',
  'features/support/mail-request-job.ts': 'a job acts for nobody: mails a request to the support',
  'http/mount.ts': 'records a refusal, after the caller’s transaction was undone',
  'installation/open-installation.ts': 'a start, before anybody is there: enters the id of the installation',
  'jobs/leases.ts': 'the queue belongs to no caller; what a job writes last is written with its end',
  'jobs/schedule.ts': 'the queue belongs to no caller',
  'operate/clinics.ts': 'a command of the operator acts for nobody',
  'operate/danger-judged-command.ts': 'a command of the operator acts for nobody; counts, no text',
  'realtime/presence-channel.ts': 'processes tell each other who looks at what',
  'sockets.ts': 'records a refusal on the websocket',
  'audit/audit-repository.ts': 'the trail is checked as a whole',
  'operate/audit-verify-command.ts': 'the trail is checked as a whole',
}
const OWNER_PLACES: Record<string, string> = {
  'db/port.ts': 'its type',
  'db/transactions.ts': 'defines it',
  'db/database.ts': 'hands it to the migrations',
  'db/migrate.ts': 'migrations change tables',
  'installation/open-installation.ts': 'a start reads tables of any earlier version, before it migrates',
  'installation/inspect-store.ts': 'a start reads tables of any earlier version, before it migrates',
  'operate/back-up.ts': 'a backup is of everything',
  'operate/command.ts': 'a command looks whether the database is one of ours before it does anything',
  'operate/doctor/check-database.ts': 'asks what the database’s owner may do',
  'operate/migrate-command.ts': 'migrations change tables',
  'operate/restore.ts': 'fills an empty place with everything',
  'db/seeds/demo/index.ts': 'fills a trial, as the system role: longer than a request may last',
}

it.each([
  ['the system context', SYSTEM, SYSTEM_PLACES],
  ['the owner’s transaction', OWNER, OWNER_PLACES],
])('%s is used where a reason is given, and nowhere else', (_what, pattern, places) => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)testing\//.test(file))
  const found = files.filter((file) => pattern.test(readFileSync(`${SOURCES}/${file}`, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(places).toSorted())
})

it('an import of a file asks no function that hides contacts from staff: from the system it would hide nothing', () => {
  const folder = `${SOURCES}/features/file-import`
  const calls = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap(
      (file) =>
        readFileSync(`${folder}/${file}`, 'utf8').match(/\w+_for_clinic\(|has_contacts_of_\w+\(/g) ?? [],
    )
  expect(calls).toEqual([])
})
