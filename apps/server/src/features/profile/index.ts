export { readPhone } from './profile-input.ts'
export { profileRoutes } from './profile-routes.ts'
