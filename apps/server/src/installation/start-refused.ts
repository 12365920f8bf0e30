import type { StartRefusal } from '@vastus/domain/installation/decide-start'

/** The product cannot start as it is set up; the message is one sentence or two for the operator, with what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** Words for the two places: which of the settings names them. */
export type PlaceWords = { database: string; store: string }

const AFRESH =
  'To begin afresh, use an empty DATA_DIR, an empty database and an empty bucket that belong to this installation alone.'

export function refusalWords(reason: StartRefusal, { database, store }: PlaceWords): string {
  switch (reason) {
    case 'DATABASE_IS_DEMO':
      return `${database} holds DEMO data, whose accounts have a public password, so PROD does not start on it. ${AFRESH}`
    case 'DATABASE_IS_PROD':
      return `${database} holds the data of real clinics, so DEMO and DEV do not start on it. Set APP_MODE=PROD. ${AFRESH}`
    case 'DATABASE_IS_NEW':
      return (
        `${database} is new and empty, but ${store} belongs to an installation already. ` +
        'Correct DATABASE_URL or DATA_DIR; if the database moved or was lost, run move-to-postgres or restore first. ' +
        AFRESH
      )
    case 'STORE_OF_ANOTHER':
      return `${store} belongs to another installation than ${database}. Correct DATA_DIR, DATABASE_URL or S3_URL; two installations cannot share one store.`
    case 'STORE_IS_UNKNOWN':
      return (
        `${store} has files that ${database} does not know, and no mark that says whose they are. ` +
        'Correct DATA_DIR, DATABASE_URL or S3_URL; if they do belong together, say so once with: npm run operate -- adopt-files'
      )
    case 'FILES_GONE':
      return (
        `${database} names files, but ${store} has none of them. Correct DATA_DIR or S3_URL, or bring the files back; ` +
        'if they are lost for good, say so once with: npm run operate -- adopt-files'
      )
  }
}
