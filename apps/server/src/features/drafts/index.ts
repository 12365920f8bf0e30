export { deleteDraftsOf } from './draft-repository.ts'
export { draftRoutes } from './draft-routes.ts'
