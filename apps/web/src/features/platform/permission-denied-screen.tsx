export function PermissionDeniedScreen() {
  return null
}
