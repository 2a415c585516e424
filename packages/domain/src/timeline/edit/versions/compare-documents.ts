import { isSameJson } from '../../../same-json.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import type { CaptionItem, Timeline, TimelineItem } from '../../model.ts'
import { totalFrames } from '../../queries.ts'
import { visibleShots } from '../storyboard/listed-shots.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'

/** What of a shot differs: its image, its clip, its voice-over, or its prompts. */
export const SHOT_ASPECTS = ['picture', 'clip', 'voice', 'prompt'] as const
export type ShotAspect = (typeof SHOT_ASPECTS)[number]

export type ChangedShot = { readonly before: Shot; readonly after: Shot; readonly aspects: readonly ShotAspect[] }
type Counts = { readonly added: number; readonly removed: number; readonly changed: number }

/** What differs from one document to another in what is seen and heard. */
export type DocumentComparison = {
  readonly addedShots: readonly Shot[]
  readonly removedShots: readonly Shot[]
  readonly changedShots: readonly ChangedShot[]
  /** Whether shots of both are in another order. */
  readonly isReordered: boolean
  /** Clips and sounds. Added and removed ones beside the film, whose clips are its shots; `changed`: trimmed, or other settings. */
  readonly items: Counts & { readonly moved: number }
  readonly captions: Counts
  /** Of tracks, such as muted or hidden, and of the whole film, such as whether captions are shown. */
  readonly hasOtherSettings: boolean
  /** Of the film; 0 without items. */
  readonly seconds: { readonly before: number; readonly after: number }
  readonly isSame: boolean
}

/** Compares two documents of a story. Items that only follow a change before them do not count as moved. */
export function compareDocuments(before: StoryDocument, after: StoryDocument): DocumentComparison {
  const shots = compareShots(visibleShots(before.shots), visibleShots(after.shots))
  const items = compareItems(before.timeline, after.timeline)
  const captions = countChanges(captionsOf(before.timeline), captionsOf(after.timeline), isSameCaption)
  const seconds = { before: secondsOf(before.timeline), after: secondsOf(after.timeline) }
  const hasOtherSettings = !isSameJson(settingsOf(before.timeline), settingsOf(after.timeline))
  const counts = [shots.addedShots.length, shots.removedShots.length, shots.changedShots.length, items.moved]
  const total = [...counts, ...sizes(items), ...sizes(captions)].reduce((sum, count) => sum + count, 0)
  const isSame = total === 0 && !shots.isReordered && !hasOtherSettings && seconds.before === seconds.after
  return { ...shots, items, captions, hasOtherSettings, seconds, isSame }
}

/** Of tracks only what differs from the default: tracks come and go with their items. */
const settingsOf = ({ tracks, globalConfig }: Timeline): unknown => [
  globalConfig,
  tracks
    .map(({ isMuted = false, isSolo = false, isHidden = false, id }) => ({ id, isMuted, isSolo, isHidden }))
    .filter((track) => track.isMuted || track.isSolo || track.isHidden),
]

const sizes = ({ added, removed, changed }: Counts): readonly number[] => [added, removed, changed]

function compareShots(before: readonly Shot[], after: readonly Shot[]) {
  const [old, now] = [byId(before, ({ shotId }) => shotId), byId(after, ({ shotId }) => shotId)]
  const common = before.filter(({ shotId }) => now.has(shotId))
  const order = after.filter(({ shotId }) => old.has(shotId))
  return {
    addedShots: after.filter(({ shotId }) => !old.has(shotId)),
    removedShots: before.filter(({ shotId }) => !now.has(shotId)),
    changedShots: common.flatMap((shot): readonly ChangedShot[] => {
      const later = now.get(shot.shotId)!
      const aspects = SHOT_ASPECTS.filter((aspect) => !isSameJson(ASPECTS[aspect](shot), ASPECTS[aspect](later)))
      return aspects.length === 0 ? [] : [{ before: shot, after: later, aspects }]
    }),
    isReordered: common.some(({ shotId }, index) => order[index]?.shotId !== shotId),
  }
}

const ASPECTS: Readonly<Record<ShotAspect, (shot: Shot) => unknown>> = {
  picture: ({ activeImageId }) => activeImageId,
  clip: ({ activeVideoId }) => activeVideoId,
  voice: ({ activeVoiceOverAudioId, voiceOver }) => [activeVoiceOverAudioId, voiceOver],
  prompt: ({ imagePrompt, videoPrompt, plan }) => [imagePrompt, videoPrompt, plan],
}

type PlacedItem = { readonly item: TimelineItem; readonly trackId: string; readonly isOfFilm: boolean }

function compareItems(before: Timeline, after: Timeline): DocumentComparison['items'] {
  const [old, now] = [itemsOf(before), itemsOf(after)]
  const { changed } = countChanges(old, now, isSameItem)
  const { added, removed } = countChanges(besideFilm(old), besideFilm(now), isSameItem)
  const earlier = byId(old, idOf)
  const moved = now.filter((placed) => isMoved(earlier.get(idOf(placed)), placed)).length
  return { added, removed, changed, moved }
}

const besideFilm = (items: readonly PlacedItem[]): readonly PlacedItem[] => items.filter(({ isOfFilm }) => !isOfFilm)

/** Clips of the film, and what is grouped with them, follow what is before them. */
function isMoved(before: PlacedItem | undefined, { item, trackId, isOfFilm }: PlacedItem): boolean {
  if (!before || isOfFilm || item.groupId !== undefined) return false
  return before.trackId !== trackId || before.item.startTimeInFrames !== item.startTimeInFrames
}

const itemsOf = ({ tracks }: Timeline): readonly PlacedItem[] =>
  tracks.flatMap((track) =>
    track.items.filter(({ type }) => type !== 'caption').map((item) => ({ item, trackId: track.id, isOfFilm: track.isPrimary })),
  )

const captionsOf = ({ tracks }: Timeline): readonly PlacedItem[] =>
  tracks.flatMap(({ id, items }) => items.filter(({ type }) => type === 'caption').map((item) => ({ item, trackId: id, isOfFilm: false })))

const idOf = ({ item }: PlacedItem): string => item.id

/** Compared items have the same id; place and links are no settings of an item. */
const isSameItem = ({ item: a }: PlacedItem, { item: b }: PlacedItem): boolean =>
  isSameJson({ ...a, startTimeInFrames: 0, groupId: '', shotId: '' }, { ...b, startTimeInFrames: 0, groupId: '', shotId: '' })

function isSameCaption({ item: a }: PlacedItem, { item: b }: PlacedItem): boolean {
  const [before, after] = [a as CaptionItem, b as CaptionItem]
  return before.durationInFrames === after.durationInFrames && isSameJson(before.caption, after.caption)
}

function countChanges(
  before: readonly PlacedItem[],
  after: readonly PlacedItem[],
  isSame: (a: PlacedItem, b: PlacedItem) => boolean,
): Counts {
  const [old, now] = [byId(before, idOf), byId(after, idOf)]
  return {
    added: after.filter((placed) => !old.has(idOf(placed))).length,
    removed: before.filter((placed) => !now.has(idOf(placed))).length,
    changed: before.filter((placed) => {
      const later = now.get(idOf(placed))
      return later !== undefined && !isSame(placed, later)
    }).length,
  }
}

const byId = <T>(values: readonly T[], id: (value: T) => string): ReadonlyMap<string, T> =>
  new Map(values.map((value) => [id(value), value]))

const secondsOf = ({ tracks, globalConfig }: Timeline): number =>
  tracks.every(({ items }) => items.length === 0) ? 0 : totalFrames(tracks) / globalConfig.fps
