export function ConsentsScreen() {
  return null
}
