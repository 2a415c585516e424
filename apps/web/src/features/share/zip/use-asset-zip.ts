import { archiveName } from '@fablecut/domain/story/download-name'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { shareTexts } from '../../../texts/share.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { fetchAll } from './fetch-all.ts'
import { entryName, zipEntries, type ZipEntry } from './zip-names.ts'

type ZipProgress = { readonly done: number; readonly total: number }

/** Downloads all files of a story as a zip. `progress`: null when idle. */
export function useAssetZip(storyId: string) {
  const [progress, setProgress] = useState<ZipProgress | null>(null)
  const save = async (): Promise<void> => {
    setProgress({ done: 0, total: 0 })
    try {
      await saveZip(storyId, setProgress)
    } catch (error) {
      console.error(error)
      toast.error(shareTexts.download.zipFailed)
    } finally {
      setProgress(null)
    }
  }
  return { progress, save }
}

async function saveZip(storyId: string, onProgress: (progress: ZipProgress) => void): Promise<void> {
  const assets = await api.stories.assets({ id: storyId })
  const entries = zipEntries(assets)
  const total = entries.length
  onProgress({ done: 0, total })
  const files = await fetchAll(entries, fetchFile, (done) => onProgress({ done, total }))
  const { downloadZip } = await import('client-zip')
  const zip = await downloadZip(files).blob()
  const address = URL.createObjectURL(zip)
  const link = document.createElement('a')
  link.href = address
  link.download = archiveName(assets.title)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

async function fetchFile(entry: ZipEntry) {
  const response = await fetch(entry.url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${response.status} ${entry.url}`)
  const input = await response.blob()
  return { input, name: entryName(entry, input.type), size: input.size }
}
