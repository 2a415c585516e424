import { isDeepStrictEqual } from 'node:util'
import { evenSize } from '@fablecut/domain/timeline/edit/export/output-settings'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { serializeTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { projectFps } from '@fablecut/domain/timeline/output'
import type { FilmRange, Output } from '@fablecut/render/plan/model'
import { z } from 'zod'
import { readStoredTimeline } from '../platform/database/stored-timeline.ts'

/** The film of an export run, fixed at its start, so that concurrent edits are in the next film. */
export type RunFilm = {
  readonly timeline: Timeline
  readonly output: Output
  /** The part that is exported, for a download; the film of the story stays. Absent: all. */
  readonly range?: FilmRange
  /** Revision of the story's document; null for one that was never stored. */
  readonly revision: number | null
}

const storedFilm = z.object({
  timeline: z.unknown(),
  timelineVersion: z.number().default(1),
  output: z.object({ width: z.number(), height: z.number(), fps: z.number() }),
  range: z.object({ startFrame: z.number(), endFrame: z.number() }).optional(),
  revision: z.number().nullable(),
})

/** The part of a run's input with its film. */
export const filmInput = ({ timeline: document, ...film }: RunFilm) => ({
  film: { ...film, timeline: serializeTimeline(document), timelineVersion: TIMELINE_VERSION } satisfies z.input<typeof storedFilm>,
})

/** Parses the film in a run's input; null where there is none. Throws when it is invalid. */
export function readFilmInput(input: Readonly<Record<string, unknown>>): RunFilm | null {
  if (!input['film']) return null
  const { timeline: document, timelineVersion: schemaVersion, output, range, revision } = storedFilm.parse(input['film'])
  return { timeline: readStoredTimeline({ document, schemaVersion }), output, ...(range && { range }), revision }
}

type Sized = { readonly width: number; readonly height: number; readonly fps: number }

/** Frame size of a film, with the timeline's frame rate. */
export const outputOf = (story: Sized, document: Timeline): Output => ({
  ...evenSize(story),
  fps: projectFps(document.globalConfig.fps, story.fps),
})

/** Whether two films are identical frame by frame. */
export const isSameFilm = (a: RunFilm, b: RunFilm): boolean =>
  isDeepStrictEqual([a.output, a.range], [b.output, b.range]) && isDeepStrictEqual(contentOf(a.timeline), contentOf(b.timeline))

/** Whether two documents differ at most in the watermark, which is chosen for every export. */
export const hasSameContent = (a: Timeline, b: Timeline): boolean =>
  isDeepStrictEqual({ ...contentOf(a), watermark: null }, { ...contentOf(b), watermark: null })

/** The content of a document that is visible or heard in its film: no markers, and nothing that only the editor shows. */
function contentOf({ tracks, globalConfig }: Timeline): Record<string, unknown> {
  const content = tracks.map(({ name: _name, isLocked: _isLocked, height: _height, ...track }) => track)
  return JSON.parse(JSON.stringify({ ...globalConfig, tracks: content }))
}
