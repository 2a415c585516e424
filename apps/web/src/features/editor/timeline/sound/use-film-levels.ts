import { isSameJson } from '@fablecut/domain/same-json'
import type { FilmSound } from '@fablecut/render/plan/model'
import { filmFrames, filmSound } from '@fablecut/render/plan/sound/film-sound'
import { useMemo, useState } from 'react'
import { useEditor } from '../../session/editor-context.tsx'

export type FilmLevels = { readonly musicGain: FilmSound['musicGain']; readonly totalFrames: number }

/** What the levels of all sounds depend on, as in the render plan; the same value for as long as nothing of it changes. */
export function useFilmLevels(): FilmLevels {
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const mediaAssets = useEditor(({ document }) => document.timeline.mediaAssets)
  const globalConfig = useEditor(({ document }) => document.timeline.globalConfig)
  const next = useMemo((): FilmLevels => {
    const timeline = { tracks, mediaAssets, globalConfig }
    return { musicGain: filmSound(timeline).musicGain, totalFrames: filmFrames(timeline) }
  }, [tracks, mediaAssets, globalConfig])
  const [levels, setLevels] = useState(next)
  if (levels === next || isSameJson(levels, next)) return levels
  setLevels(next)
  return next
}
