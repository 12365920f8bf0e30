export function IconsScreen() {
  return null
}
