import type { RouteName } from '@vastus/contract'
import type { PrincipalName } from './principals.ts'

/** One condition by which the application tells own from foreign, and who would profit without it. */
export type Guard = {
  name: string
  from: RegExp
  to: string
  as: readonly PrincipalName[]
  routes: readonly RouteName[]
  /** Whose policy protects it. */
  table?: string
}

/** Each keeps the places of its statement's parameters. */
export const GUARDS: readonly Guard[] = [
  {
    name: 'a patient’s e-contact without its writer',
    from: /(where id = \$\d+) and (creator_person_id = \$\d+)/,
    to: '$1 and ($2 or true)',
    as: ['otherPatient'],
    routes: ['getMyTimeline', 'addInfo'],
    table: 'e_contacts',
  },
  {
    name: 'the list of all e-contacts',
    from: /where (creator_person_id = \$\d+) and finalize_status/,
    to: 'where ($1 or true) and finalize_status',
    as: ['sameClinicPatient'],
    routes: ['listMyEContacts'],
  },
  {
    name: 'a patient’s file without its writer',
    from: /and (e\.creator_person_id = \$\d+)/,
    to: 'and ($1 or true)',
    as: ['sameClinicPatient'],
    routes: ['downloadFile'],
  },
  {
    name: 'the dashboard of every clinic',
    from: /(from e_contact_rows\s+where )(clinic_id = \$\d+)/g,
    to: '$1(true or $2)',
    as: ['doctor'],
    routes: ['listClinicEContacts'],
    table: 'e_contact_rows',
  },
  {
    name: 'the search of every clinic',
    from: /select \* from search_e_contact_rows\(/g,
    to: `select e_contact_id, status, acceptance_required, e_contact_type, assignee_user_id, patient_person_id, list_code,
      created_at, updated_at, waiting_since, news_at, news_by_user_id, danger_open, danger_level, due_at
      from e_contact_rows
      union select * from search_e_contact_rows(`,
    as: ['doctor'],
    routes: ['listClinicEContacts'],
    table: 'e_contact_rows',
  },
  {
    name: 'the notes of every e-contact',
    from: /(from notes where )(e_contact_id in \([\s\S]*?\) members\))/,
    to: '$1($2 or true)',
    as: ['doctor'],
    routes: ['listNotes'],
    table: 'notes',
  },
  {
    name: 'the timelines of all',
    from: /(from timeline_entries[\s\S]*?where )((?:t\.)?e_contact_id (?:= \$\d+|in \([\s\S]*?\) members\)))/,
    to: '$1($2 or true)',
    as: ['doctor', 'otherPatient'],
    routes: ['getMyTimeline', 'getClinicTimeline'],
    table: 'timeline_entries',
  },
  {
    name: 'the colleagues of every clinic',
    from: /(from employees[\s\S]*?where )((?:e\.)?clinic_id = \$\d+)/,
    to: '$1($2 or true)',
    as: ['doctor'],
    routes: ['listEmployees'],
    table: 'employees',
  },
  {
    name: 'the banners of every clinic, to staff',
    from: /where (m\.clinic_id = any\(\$\d+::bigint\[\]\))/,
    to: 'where ($1 or true)',
    as: ['doctor'],
    routes: ['listGlobalMessages'],
    table: 'global_messages',
  },
  {
    name: 'the banners of every clinic, to patients',
    from: /where m\.clinic_id in \(select/,
    to: 'where true or m.clinic_id in (select',
    as: ['owner'],
    routes: ['listGlobalMessages'],
    table: 'global_messages',
  },
  {
    name: 'the drafts of all',
    from: /(from drafts where )(user_id = \$\d+)/,
    to: '$1($2 or true)',
    as: ['owner', 'doctor'],
    routes: ['saveDraft', 'listDrafts'],
    table: 'drafts',
  },
  {
    name: 'the persons of all',
    from: /where (p\.id = \$\d+) or r\.id is not null/,
    to: 'where ($1 or true)',
    as: ['otherPatient'],
    routes: ['listPersons'],
    table: 'persons',
  },
  {
    name: 'a representation that has ended',
    from: /r\.ended_at is null/,
    to: 'true',
    as: ['formerRepresentative'],
    routes: ['sendFreeText'],
  },
  {
    name: 'sending for anybody',
    from: /and \((p\.id = \$\d+) or r\.id is not null\)/,
    to: 'and ($1 or true)',
    as: ['sameClinicPatient'],
    routes: ['sendFreeText'],
    table: 'persons',
  },
]

/** The whole application guard off at once: every condition forgotten, in every statement. */
export const withoutGuards = (text: string): string =>
  GUARDS.reduce((whole, { from, to }) => whole.replace(from, to), text)
