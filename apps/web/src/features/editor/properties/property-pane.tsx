export function PropertyPane() {
  return null
}
