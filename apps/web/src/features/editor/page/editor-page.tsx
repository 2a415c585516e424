export function EditorPage(_: { storyId: string }) {
  return null
}
