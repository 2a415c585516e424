export function TimelineEditor() {
  return null
}
