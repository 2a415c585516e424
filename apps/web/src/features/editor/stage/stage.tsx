export function Stage() {
  return null
}
