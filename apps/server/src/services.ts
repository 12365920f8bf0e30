import type { Logger } from 'pino'
import type { ChatClient } from './adapters/ai/chat-client.ts'
import type { EmailDomainCheck } from './adapters/email-domain.ts'
import type { IdentityProviders } from './adapters/identity-provider/create-identity-providers.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { PasswordHasher } from './adapters/password-hash.ts'
import type { PatientRegister } from './adapters/patient-register/patient-register.ts'
import type { PushSender } from './adapters/push/push-sender.ts'
import type { QuestionnaireProvider } from './adapters/questionnaires/questionnaire-provider.ts'
import type { SmsGateway } from './adapters/sms/sms-gateway.ts'
import type { FileStorage } from './adapters/storage/file-storage.ts'
import type { Thumbnailer } from './adapters/thumbnails/thumbnailer.ts'
import type { VirusScanner } from './adapters/virus-scan/virus-scanner.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { DiskGuard } from './disk-guard.ts'
import type { Presence } from './realtime/presence.ts'
import type { SessionEnded } from './realtime/session-ended.ts'

/** What the features are built from: one object, made once in `main.ts` and again in each test. */
export type Services = {
  config: Config & { secretKey: string }
  log: Logger
  clock: Clock
  database: Database
  storage: FileStorage
  disk: DiskGuard
  /** Null when no scanner is configured: files are then marked as not scanned. */
  scanner: VirusScanner | null
  thumbnails: Thumbnailer
  /** Null in DEMO and DEV without a mail server: mail then goes to the outbox alone. */
  mailer: Mailer | null
  /** Null in PROD without a key of its own: nobody gets push notices then. */
  push: PushSender | null
  /** Null without a gateway: in DEMO and DEV, SMS then go to the outbox alone. */
  sms: SmsGateway | null
  passwords: PasswordHasher
  /** Null where no language model is configured. */
  ai: ChatClient | null
  /** Ways to prove who one is. */
  identity: IdentityProviders
  /** Null where the country has no register of patient lists, or none is configured. */
  patientRegister: PatientRegister | null
  /** Null where every questionnaire is asked on our own pages. */
  questionnaires: QuestionnaireProvider | null
  /** Null where domains are not checked. */
  emailDomains: EmailDomainCheck | null
  /** Tells all processes that sessions ended, so that their sockets close. */
  sessionEnded: SessionEnded
  /** Who of the staff has which e-contact open, here and in the other processes. */
  presence: Presence
  version: string
}
