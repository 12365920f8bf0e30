// The test tools of the server, for proofs and measurements outside it.
export { boxIn, heicOf, heicPhoto } from '../adapters/thumbnails/testing/heic-files.ts'
export { softKey } from '../features/sign-in/passkeys/testing/soft-key.ts'
export { appCode } from './app-code.ts'
export { complete, createStory, inquire, send, type Story } from '../features/e-contacts/testing/story.ts'
export { collectingMailer } from './collecting-mailer.ts'
export { COMPILED_FOLDER } from './compiled-folder.ts'
export {
  copyDatabasesFrom,
  type DatabaseKind,
  databaseKinds,
  quickestDatabase,
  type TestDatabase,
} from './databases.ts'
export { createFile, listAudit } from './e-contact-rows.ts'
export {
  createAdmin,
  createClinic,
  createEmployee,
  createPatient,
  createPerson,
  createRepresentation,
  createRepresented,
  type TestClinic,
  type TestPerson,
  type TestUser,
} from './factories.ts'
export { type DnsFault, startFaultyDns } from './faulty-dns.ts'
export { type Fault, startFaultyPeer } from './faulty-peer.ts'
export { freePort } from './free-port.ts'
export { startNetworkLink } from './network-link.ts'
export { findNginx, startNginx } from './nginx.ts'
export { mailedCode } from './one-time-codes.ts'
export { startPlainScanner } from './plain-scanner.ts'
export { type Cluster, startPostgresCluster } from './postgres-cluster.ts'
export { PUSH_HOST, startPushService } from './push-service.ts'
export { hashCheaply, TEST_PASSWORD, testPasswordHash } from './quick-passwords.ts'
export { quietLog } from './quiet-log.ts'
export { startS3Server } from './s3-server.ts'
export { commandProgram, serverProgram } from './server-program.ts'
export { startSmtpServer, type TestSmtpServer } from './smtp-server.ts'
export { startTcpServer } from './tcp-server.ts'
export { administer, onDatabase, pgliteTemplate, postgresTemplate } from './templates.ts'
export { createTestApp, type TestApp } from './test-app.ts'
export type { TestResponse, TestClient } from './test-client.ts'
export { unzip } from './unzip.ts'
export { makeWebFolder } from './web-folder.ts'
export { docxOf, odtOf, xlsxOf, zipOf } from './zip-writer.ts'
export { walkOidcPages } from '../features/sign-in/proven/testing/oidc-pages.ts'
