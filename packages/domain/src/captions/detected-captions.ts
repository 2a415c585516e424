import { endFrame } from '../timeline/frames.ts'
import type { AudioItem, CaptionItem, CaptionWord } from '../timeline/model.ts'
import { byStart } from '../timeline/pack.ts'
import { type CueLimits, splitIntoCues } from './cues.ts'

/** How heard words become lines. Source: ED-68. */
export type SegmentStrategy = 'sentence' | 'word' | 'line'

type HeardWord = { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }

/**
 * What is heard in a file, in seconds of the file: lines of words, each with its times. `slots`: only where somebody speaks is known, and every
 * line is one stretch of it without words.
 */
export type HeardSound = {
  readonly how: 'aligned' | 'recognised' | 'slots'
  readonly lines: readonly { readonly startSeconds: number; readonly endSeconds: number; readonly words: readonly HeardWord[] }[]
}

export type DetectedTrack = { readonly items: readonly CaptionItem[]; readonly how: HeardSound['how'] }

type Detecting = CueLimits & { readonly strategy: SegmentStrategy; readonly newId: () => string }
type Span = { readonly startTimeInFrames: number; readonly durationInFrames: number }
type Line = Span & { readonly text: string; readonly words: readonly CaptionWord[] }

/** The surest way comes first; a track is as sure as its least sure sound. */
const HOWS: readonly HeardSound['how'][] = ['aligned', 'recognised', 'slots']

/**
 * Captions of what is heard in the sounds of a track, on the story's timeline: what an item trims away is left out, and what it plays faster comes
 * sooner. They lie inside their item. Undefined where nothing is heard. `how` is that of the least sure sound. Source: E-279, ED-19.
 */
export function detectedCaptions(
  items: readonly AudioItem[],
  heard: ReadonlyMap<string, HeardSound>,
  detecting: Detecting,
): DetectedTrack | undefined {
  const found = items.toSorted(byStart).flatMap((item) => {
    const sound = heard.get(item.mediaAssetId)
    return sound ? [{ how: sound.how, captions: captionsOf(item, sound, detecting) }] : []
  })
  const told = found.filter(({ captions }) => captions.length > 0)
  if (told.length === 0) return undefined
  const how = HOWS.findLast((one) => told.some((sound) => sound.how === one)) ?? 'slots'
  return { items: told.flatMap(({ captions }) => captions).toSorted(byStart), how }
}

function captionsOf(item: AudioItem, sound: HeardSound, detecting: Detecting): readonly CaptionItem[] {
  return linesOf(item, sound, detecting).map(({ text, words, startTimeInFrames, durationInFrames }) => ({
    id: detecting.newId(),
    type: 'caption',
    ...(item.shotId !== undefined && { shotId: item.shotId }),
    ...(item.groupId !== undefined && { groupId: item.groupId }),
    startTimeInFrames,
    durationInFrames,
    caption: { data: { text, ...(words.length > 0 && { words }) } },
  }))
}

function linesOf(item: AudioItem, { how, lines }: HeardSound, { strategy, ...limits }: Detecting): readonly Line[] {
  const { fps } = limits
  if (how === 'slots') return lines.flatMap((slot) => placed(item, slot, fps)).map((slot) => ({ ...slot, text: '', words: [] }))
  const spoken = lines.map(({ words }) => words.flatMap((word) => placed(item, word, fps).map((span) => ({ ...span, text: word.text }))))
  if (strategy === 'word') return wordByWord(spoken.flat(), item)
  if (strategy === 'sentence') return splitIntoCues(spoken.flat(), endFrame(item), limits)
  return sungLines(spoken, item, limits)
}

/** A line has time until the next one begins; words that are still sung then are shown before it. */
function sungLines(lines: readonly (readonly CaptionWord[])[], item: AudioItem, limits: CueLimits): readonly Line[] {
  const sung = lines.filter((words) => words.length > 0).toSorted((a, b) => beginOf(a) - beginOf(b))
  return sung.flatMap((words, index) => {
    const next = sung.slice(index + 1).find((line) => beginOf(line) > beginOf(words))
    const room = Math.min(endFrame(item), next ? beginOf(next) : endFrame(item))
    const within = words.map((word) => ({ ...word, startTimeInFrames: Math.min(word.startTimeInFrames, room - 1) }))
    return splitIntoCues(within, room, limits)
  })
}

const beginOf = (words: readonly CaptionWord[]): number => words[0]?.startTimeInFrames ?? 0

/** A stretch of the file where it lies on the timeline; none where less than half of it is played. */
function placed(item: AudioItem, { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number }, fps: number): readonly Span[] {
  const [from, to] = [Math.max(startSeconds * fps, item.sourceTrimStartFrames), Math.min(endSeconds * fps, item.sourceTrimEndFrames)]
  if (to - from < ((endSeconds - startSeconds) * fps) / 2) return []
  const at = (frame: number): number => item.startTimeInFrames + Math.round((frame - item.sourceTrimStartFrames) / (item.speed ?? 1))
  const startTimeInFrames = at(from)
  const end = Math.min(endFrame(item), Math.max(startTimeInFrames + 1, at(to)))
  return end > startTimeInFrames ? [{ startTimeInFrames, durationInFrames: end - startTimeInFrames }] : []
}

/** Each word by itself, until the next one over a short breath. */
function wordByWord(words: readonly CaptionWord[], item: AudioItem): readonly Line[] {
  return words.map((word, index) => {
    const end = endFrame(word)
    const next = words[index + 1]?.startTimeInFrames ?? endFrame(item)
    const until = next - end <= BREATH_FRAMES ? Math.max(word.startTimeInFrames + 1, next) : end
    const durationInFrames = until - word.startTimeInFrames
    return {
      text: word.text.trim(),
      startTimeInFrames: word.startTimeInFrames,
      durationInFrames,
      words: [{ text: word.text.trim(), startTimeInFrames: 0, durationInFrames: Math.min(durationInFrames, word.durationInFrames) }],
    }
  })
}

/** Shorter silences between words are not seen. */
const BREATH_FRAMES = 9
