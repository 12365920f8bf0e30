export { personRoutes } from './person-routes.ts'
