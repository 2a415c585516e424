import type { MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import { useEffect, useEffectEvent } from 'react'
import { withType } from './form-changes.ts'
import { setFormValues, type MusicVideoHandle } from './form-handle.ts'

/** Keeps the form's type in sync with the route. */
export function useTypeFromUrl(form: MusicVideoHandle, slug: MusicVideoSlug | undefined): void {
  const follow = useEffectEvent((type: MusicVideoSlug) => {
    if (form.getValues('videoType') === type) return
    form.clearErrors()
    setFormValues(form, withType(form.getValues(), type))
  })
  useEffect(() => {
    if (slug !== undefined) follow(slug)
  }, [slug])
}
