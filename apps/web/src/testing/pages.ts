import { listAdverts } from '@vastus/contract/adverts'
import { listClinicEContacts, countClinicEContacts } from '@vastus/contract/clinic-e-contacts'
import { listClinicTypes, listEmployees, listMyClinics, listPatientLists } from '@vastus/contract/clinics'
import { listHeldReplies } from '@vastus/contract/held-replies'
import { listAnswersDue, listInboxViews, listReaderLanguages, listUnread } from '@vastus/contract/inbox'
import { listHubNotices } from '@vastus/contract/information-hub'
import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { getPlatformState } from '@vastus/contract/platform-admin'
import { listTemplates } from '@vastus/contract/templates'
import { getPush } from '@vastus/contract/push'
import { listPatientListImports } from '@vastus/contract/registry-import'
import type { MockServer } from './mock-server.ts'
import { pageOf } from './open-page.ts'

// What the first page of each role asks for, with nothing in it.

export function serveMyList(server: MockServer): void {
  server.on(listMyEContacts, pageOf([]))
  server.on(listAdverts, pageOf([]))
  server.on(getPush, { publicKey: null, devices: [] })
}

export function serveInbox(server: MockServer): void {
  server.on(listClinicEContacts, pageOf([]))
  server.on(countClinicEContacts, {
    waitingForClinic: 0,
    waitingForPatient: 0,
    mine: 0,
    unassigned: 0,
    acceptanceRequired: 0,
    danger: 0,
  })
  server.on(listUnread, { ids: [], total: 0 })
  server.on(listInboxViews, pageOf([]))
  server.on(listEmployees, pageOf([]))
  server.on(listMyClinics, pageOf([]))
  server.on(listHeldReplies, pageOf([]))
  server.on(listClinicTypes, pageOf([]))
  server.on(listPatientLists, pageOf([]))
  server.on(listHubNotices, pageOf([]))
  server.on(listPatientListImports, pageOf([]))
  server.on(listTemplates, pageOf([]))
  server.on(listAnswersDue, { content: [] })
  server.on(listReaderLanguages, { content: [] })
}

export function servePlatform(server: MockServer): void {
  server.on(getPlatformState, {
    parts: {},
    since: {},
    jobs: { due: 0, later: 0, dead: 0, oldestDueAt: null, deadByKind: [] },
    disk: null,
    backup: { isExpected: false, newestAt: null },
    openSupportRequests: 0,
    waitingApplications: 0,
    at: '2026-11-20T08:00:00.000Z',
  })
}
