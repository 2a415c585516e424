import { isGeneratable } from '@fablecut/domain/story/shots/shot-rules'
import { compareShots } from '@fablecut/domain/story/shots/lexorank'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import type { ShotsMap, StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import { spokenLength } from '../../../story-data/spoken-length.ts'
import type { PendingTakes } from '../shot/regeneration.ts'
import type { PendingTake } from '../shot/shot-take.ts'

/**
 * A card of the storyboard. `number`: from 1 among visible shots, null for hidden ones; `seconds`: duration on the timeline, or of
 * narration that is not placed yet (`isEstimate`).
 */
export type ShotCard = {
  readonly shot: Shot
  readonly number: number | null
  readonly seconds: number | null
  readonly isEstimate: boolean
}

/** Cards in order, hidden ones in their positions. */
export function shotCards({ shots, timeline }: StoryDocument, showsHidden: boolean): readonly ShotCard[] {
  const isEstimate = isPreview({ shots, timeline })
  const seconds = secondsOfShots(timeline)
  const numbers = new Map(listedShots(shots).map(({ shotId }, index) => [shotId, index + 1]))
  return Object.values(shots)
    .filter(({ isHidden }) => showsHidden || !isHidden)
    .toSorted(compareShots)
    .map((shot) => ({
      shot,
      number: numbers.get(shot.shotId) ?? null,
      seconds: isEstimate ? spokenLength(shot.voiceOver).seconds : (seconds.get(shot.shotId) ?? null),
      isEstimate,
    }))
}

/** Duration of the film: of its timeline, or of narration that is not placed yet (`isEstimate`), as on the form and the progress page. */
export function filmLength(document: StoryDocument): { readonly seconds: number; readonly isEstimate: boolean } {
  const { shots, timeline } = document
  const listed = listedShots(shots)
  if (isPreview(document)) return { seconds: spokenLength(listed.map(({ voiceOver }) => voiceOver).join(' ')).seconds, isEstimate: true }
  return { seconds: listed.length === 0 ? 0 : totalFrames(timeline.tracks) / timeline.globalConfig.fps, isEstimate: false }
}

/** Whether all shots are images with written narration, none of which is on the timeline: a preview, whose items have a default duration. */
function isPreview({ shots, timeline }: StoryDocument): boolean {
  const listed = listedShots(shots)
  const isNarrated = timeline.tracks.some(({ items }) => items.some(({ type, shotId }) => type === 'audio' && shotId !== undefined))
  return listed.length > 0 && !isNarrated && listed.every(isWrittenImage)
}

const isWrittenImage = (shot: Shot): boolean =>
  shot.shotType === 'auto' && shot.voiceOver.trim() !== '' && shot.activeImageId !== null && shot.activeVideoId === null

function secondsOfShots({ tracks, globalConfig }: StoryDocument['timeline']): ReadonlyMap<string, number> {
  const items = tracks.find(({ isPrimary }) => isPrimary)?.items ?? []
  const frames = new Map<string, number>()
  for (const { shotId, durationInFrames } of items) {
    if (shotId !== undefined) frames.set(shotId, (frames.get(shotId) ?? 0) + durationInFrames)
  }
  return new Map([...frames].map(([id, count]) => [id, count / globalConfig.fps]))
}

/** The voice-over of a shot, else its image prompt. */
export const shotText = (shot: Shot): string => shot.voiceOver.trim() || shot.imagePrompt.trim()

type ShotIds = { readonly image: readonly string[]; readonly video: readonly string[] }

const idsOf = (shots: readonly Shot[]): readonly string[] => shots.map(({ shotId }) => shotId)

/** Shots without an image that have a prompt, and shots with an image but no clip. */
export function missingOf(shots: ShotsMap): ShotIds {
  const countable = listedShots(shots).filter(isGeneratable)
  return {
    image: idsOf(countable.filter((shot) => shot.activeImageId === null && shot.activeVideoId === null && shot.imagePrompt.trim() !== '')),
    video: idsOf(countable.filter((shot) => shot.activeImageId !== null && shot.activeVideoId === null)),
  }
}

/** Without shots whose take is already being generated, so that none is charged twice. */
export function withoutPending({ image, video }: ShotIds, pending: PendingTakes): ShotIds {
  const isFree = (type: PendingTake['type']) => (id: string) => !pending[id]?.some((take) => take.type === type)
  return { image: image.filter(isFree('image')), video: video.filter(isFree('video')) }
}

/** The shots of a selection that can be regenerated. */
export function canGenerate(shots: ShotsMap, ids: ReadonlySet<string>): ShotIds {
  const chosen = listedShots(shots).filter((shot) => ids.has(shot.shotId) && isGeneratable(shot))
  return {
    image: idsOf(chosen.filter(({ imagePrompt }) => imagePrompt.trim() !== '')),
    video: idsOf(chosen.filter(({ activeImageId }) => activeImageId !== null)),
  }
}
