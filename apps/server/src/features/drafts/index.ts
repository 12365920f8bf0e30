export { clearDrafts } from './clear-drafts.ts'
export { draftRoutes } from './draft-routes.ts'
