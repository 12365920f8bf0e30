export function MyEContactsScreen() {
  return null
}
