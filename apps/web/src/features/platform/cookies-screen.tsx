export function CookiesScreen() {
  return null
}
