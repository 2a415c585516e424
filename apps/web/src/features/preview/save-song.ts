import { titleFromFile } from '@fablecut/domain/story/title'

/** Downloads a song under its name; opens its URL in a tab when it can't be fetched. */
export async function saveSong(address: string, name: string): Promise<void> {
  const sound = await fetch(address)
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null)
  if (sound === null) return void window.open(address, '_blank', 'noopener')
  const url = URL.createObjectURL(sound)
  const link = document.createElement('a')
  link.href = url
  link.download = songFileName(address, name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** File name of a song, with its extension. */
export function songFileName(address: string, name: string): string {
  const path = URL.parse(address, 'http://x')?.pathname ?? ''
  const ending = /\.[a-z0-9]{1,5}$/iu.exec(path)?.[0] ?? '.mp3'
  return `${titleFromFile(name).replace(/[\\/:*?"<>|]/gu, '_') || 'song'}${ending.toLowerCase()}`
}
