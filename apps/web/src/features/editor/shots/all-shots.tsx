export function AllShots() {
  return null
}
