export function CaptionEditor(_: { itemId: string }) {
  return null
}
