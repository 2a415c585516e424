import type { Joinable } from '@fablecut/domain/timeline/transitions'
import { useEffect, useState } from 'react'
import { useEditor } from '../../session/editor-context.tsx'

/** Pictures of the clips before and after a cut; null until they are loaded, and where there is none. */
export type TransitionPictures = { readonly from: HTMLImageElement | null; readonly to: HTMLImageElement | null }

export function useTransitionPictures(previous: Joinable | undefined, next: Joinable): TransitionPictures {
  return { from: usePicture(previous), to: usePicture(next) }
}

function usePicture(item: Joinable | undefined): HTMLImageElement | null {
  const url = useEditor(({ document }) => {
    const asset = document.timeline.mediaAssets.find(({ id }) => id === item?.mediaAssetId)
    return asset?.thumbnailUrl ?? (asset?.resourceType === 'image' ? asset.url : null)
  })
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly image: HTMLImageElement } | null>(null)
  useEffect(() => {
    if (!url) return undefined
    const image = new Image()
    image.addEventListener('load', () => setLoaded({ url, image }))
    image.src = url
    return () => void (image.src = '')
  }, [url])
  return loaded?.url === url ? loaded.image : null
}
