export function ShotEditor(_: { shotId: string }) {
  return null
}
