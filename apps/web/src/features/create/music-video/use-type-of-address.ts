import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { useEffect, useEffectEvent } from 'react'
import { withType } from './form-changes.ts'
import { write, type MusicVideoHandle } from './handle.ts'

/** Keeps the form the kind that its address names. Source: C-017, CD-16. */
export function useTypeOfAddress(form: MusicVideoHandle, slug: MusicVideoSlug | undefined): void {
  const follow = useEffectEvent((type: MusicVideoSlug) => {
    if (form.getValues('videoType') === type) return
    form.clearErrors()
    write(form, withType(form.getValues(), type))
  })
  useEffect(() => {
    if (slug !== undefined) follow(slug)
  }, [slug])
}
