import { downloadName } from '@fablecut/domain/story/download-name'

/** Saves the finished video under its name; false when the file is missing. The browser streams it without holding it in memory. */
export async function saveVideo(story: { readonly id: string; readonly title: string }, url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD', credentials: 'same-origin' }).catch(() => null)
  if (!response?.ok) return false
  const link = document.createElement('a')
  link.href = url
  link.download = downloadName(story.id, story.title)
  link.click()
  return true
}
