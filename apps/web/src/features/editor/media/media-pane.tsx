export function MediaPane() {
  return null
}
