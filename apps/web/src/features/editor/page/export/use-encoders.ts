import type { Encoders, EncodersMissing } from '@fablecut/render/player/film/encoders'
import { useEffect, useState } from 'react'
import { useEditorSession } from '../../session/editor-context.tsx'
import { planOfExport } from './export-here.ts'
import { canKeep } from './pick-file.ts'

/** What this browser exports a film with, or why it cannot; null while that is asked. */
export type HereSupport = Encoders | EncodersMissing | 'length' | null

/** Whether this browser can export the story as it is. */
export function useEncoders(): HereSupport {
  const session = useEditorSession()
  const [support, setSupport] = useState<HereSupport>(null)
  useEffect(() => {
    let isCurrent = true
    const ask = async (): Promise<HereSupport> => {
      const { output, totalFrames } = planOfExport(session.store.getState())
      const { findEncoders } = await import('@fablecut/render/player/film/encoders')
      return canKeep(output, totalFrames) ? findEncoders(output) : 'length'
    }
    void ask()
      .catch((error: unknown): HereSupport => (console.error(error), 'webcodecs'))
      .then((found) => isCurrent && setSupport(found))
    return () => {
      isCurrent = false
    }
  }, [session])
  return support
}
