import { byStart } from '@fablecut/domain/timeline/pack'
import { totalFrames } from '@fablecut/domain/timeline/queries'
import { assetFinder, type Project } from '../project.ts'
import { type Anchored, anchoredItems, type SpineSlot, spineSlots } from './anchors.ts'
import { type ClipContext, clipElement, gapElement, localStart } from './clip.ts'
import { FILM_FORMAT, resourcesOf } from './resources.ts'
import { toSeconds } from './time.ts'
import { toText, xml, type Xml } from './xml.ts'

const VERSION = '1.10'

/** A project as FCPXML: the primary track is the spine, everything else is anchored to the clip under which it starts. */
export function writeFcpxml(project: Project): string {
  const { timeline, title, width, height } = project
  const { fps } = timeline.globalConfig
  const resources = resourcesOf(project)
  const duration = totalFrames(timeline.tracks)
  const times = { duration: toSeconds(duration, fps), tcStart: '0s', tcFormat: 'NDF' }
  const spine = xml('spine', {}, spineOf(project, { fps, width, height, resources, assetOf: assetFinder(project) }))
  const sequence = xml('sequence', { format: FILM_FORMAT, ...times, audioLayout: 'stereo', audioRate: '48k' }, [spine])
  const event = xml('event', { name: title }, [xml('project', { name: title }, [sequence])])
  const document = xml('fcpxml', { version: VERSION }, [xml('resources', {}, resources.elements), xml('library', {}, [event])])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE fcpxml>\n\n${toText(document)}`
}

function spineOf({ timeline: { tracks } }: Project, context: ClipContext): Xml[] {
  const primary = tracks.find(({ isPrimary }) => isPrimary)?.items.toSorted(byStart) ?? []
  const slots = spineSlots(primary, totalFrames(tracks))
  const anchored = Map.groupBy(anchoredItems(tracks), ({ item }) => slotAt(slots, item.startTimeInFrames))
  return slots.flatMap((slot) => {
    const inside = anchoredIn(slot, anchored.get(slot) ?? [], context)
    if (slot.item === null) return [gapElement(slot.frames, slot.start, context.fps, inside)]
    return clipElement(slot.item, { offset: slot.start, lane: 0 }, context, inside) ?? []
  })
}

/** Slots are many and items are more, so this is a binary search. */
function slotAt(slots: readonly SpineSlot[], frame: number): SpineSlot | undefined {
  let [low, high] = [0, slots.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (slots[middle]!.start <= frame) low = middle
    else high = middle - 1
  }
  return slots[low]
}

/** Offsets of anchored items are in the time of the clip that they are anchored to. */
function anchoredIn(slot: SpineSlot, items: readonly Anchored[], context: ClipContext): Xml[] {
  const origin = slot.item && hasFile(slot, context) ? localStart(slot.item, context) : 0
  return items.flatMap(({ item, lane }) => clipElement(item, { offset: origin + item.startTimeInFrames - slot.start, lane }, context) ?? [])
}

/** A clip without a file becomes a gap, whose time starts at 0. */
const hasFile = ({ item }: SpineSlot, { resources }: ClipContext): boolean =>
  item !== null && 'mediaAssetId' in item && resources.ids.has(item.mediaAssetId)
