import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { useState } from 'react'
import { messageOf } from '../../api/error.ts'
import { useSignInGate } from '../../session/sign-in-gate.tsx'
import { actionVideoTexts } from '../../texts/action-video.ts'
import { type ActionVideoForm, type InputRole, type PickedMedia, mediaError, typesOf } from './action-video-form.ts'
import { isMediaAddress, isReferenceFile, readAddress, readLocalFile, uploadMedia } from './read-media.ts'

const texts = actionVideoTexts.inputs

type Busy = 'uploading' | 'reading'

/** Chooses the file of an input: by upload, history or address. A refused file is named and leaves the input as it was. */
export function useMediaInput(role: InputRole, model: ActionVideoForm['model'], onPick: (media: PickedMedia) => void) {
  const gate = useSignInGate()
  const [busy, setBusy] = useState<Busy | null>(null)
  const [error, setError] = useState<string | null>(null)

  const work = async (what: Busy, pick: () => Promise<PickedMedia>) => {
    setBusy(what)
    setError(null)
    try {
      const picked = await pick()
      const refusal = mediaError(model, role, picked)
      if (refusal === null) onPick(picked)
      else setError(refusal)
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(null)
    }
  }

  /** Files of a drop or dialog; checked before they are uploaded, and before a visitor signs in for it. */
  const pickFiles = async (files: readonly File[]) => {
    const [file] = files
    if (!file || busy) return
    if (files.length > 1) return setError(texts.oneFile)
    if (role === 'reference' && !isReferenceFile(file)) return setError(texts.notAReference)
    const read = await readLocalFile(file)
    const refusal = mediaError(model, role, read)
    if (refusal !== null) return setError(refusal)
    await gate.run(() => work('uploading', () => uploadMedia(file, role, read)))
  }

  const pickAddress = (text: string) => {
    const url = text.trim()
    if (busy) return
    if (!isMediaAddress(url)) return setError(role === 'reference' ? texts.invalidVideo : texts.invalidMedia)
    void gate.run(() => work('reading', () => readAddress(url, typesOf(model, role))))
  }

  const pickAsset = (url: string, asset: MediaAsset) =>
    void work('reading', async () => ({
      url,
      name: asset.title,
      type: asset.resourceType === 'image' ? 'image' : 'video',
      thumbnailUrl: asset.thumbnailUrl,
      sizeBytes: null,
      durationSeconds: asset.metadata?.duration ?? null,
      width: asset.metadata?.width ?? null,
      height: asset.metadata?.height ?? null,
    }))

  return { busy, error, pickFiles, pickAddress, pickAsset, askForSession: gate.run }
}
