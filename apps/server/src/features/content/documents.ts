import type { EditedDocument } from '@vastus/contract/documents'
import type { ContentSlug } from '@vastus/domain/content'
import { checkDocument, DOCUMENT_LIMITS } from '@vastus/domain/content-editing'
import { brokenRule } from '@vastus/domain/validation-rules'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import { wholePage } from '../../http/whole-page.ts'
import * as repository from './documents-repository.ts'

/** What the platform's administrator does with terms, policies and pages. A new version asks for consents again. */
export function documentRoutes(): Handlers<
  'listDocuments' | 'listEarlierDocuments' | 'saveDocument' | 'publishDocument'
> {
  return {
    listDocuments: (_input, request) =>
      request.transaction(async (tx) => wholePage(await repository.listDocumentRows(tx))),

    listEarlierDocuments: ({ params: { slug } }, request) =>
      request.transaction(async (tx) => wholePage(await repository.listEarlierRows(tx, slug))),

    saveDocument: ({ params: { slug }, body }, request) =>
      changed(request, slug, (tx) => repository.putDraft(tx, slug, body, request.now)),

    publishDocument: ({ params: { slug } }, request) => changed(request, slug, publish),
  }

  /** Without words that wait there is nothing to publish: a version is never asked for again without a reason. */
  async function publish(tx: Tx, document: EditedDocument, request: RequestContext): Promise<void> {
    const { slug, draft } = document
    if (!draft || (isSame(draft.title, document.title) && isSame(draft.body, document.body)))
      throw new InvalidInput([{ path: 'body', rule: 'REQUIRED' }])
    const problems = checkDocument(draft)
    if (problems.length > 0)
      throw new InvalidInput(
        problems.map(({ path, rule }) => ({
          path,
          ...brokenRule(rule, { count: DOCUMENT_LIMITS[path.startsWith('title') ? 'title' : 'body'] }),
        })),
      )
    await repository.keepVersion(tx, document, null)
    await repository.putInForce(tx, slug, draft, request.now)
    await repository.keepVersion(tx, await getDocument(tx, slug), request.principal().userId)
  }
}

const isSame = (a: Record<string, string>, b: Record<string, string>) =>
  Object.entries(a).every(([language, text]) => b[language] === text)

/** @throws NotFound, OutdatedVersion */
function changed(
  request: RequestContext,
  slug: ContentSlug,
  change: (tx: Tx, document: EditedDocument, request: RequestContext) => Promise<void>,
): Promise<EditedDocument> {
  return request.transaction(async (tx) => {
    await repository.lockDocument(tx, slug)
    const document = await getDocument(tx, slug)
    requireVersion(request, document.version)
    await change(tx, document, request)
    // No patient is concerned, but the audit trail keeps who changed what people agree to.
    request.audit({ clinicId: null, subjectPersonId: null, objectType: 'document', objectId: slug })
    return getDocument(tx, slug)
  })
}

async function getDocument(tx: Tx, slug: ContentSlug): Promise<EditedDocument> {
  const found = (await repository.listDocumentRows(tx)).find((each) => each.slug === slug)
  if (!found) throw new NotFound()
  return found
}
