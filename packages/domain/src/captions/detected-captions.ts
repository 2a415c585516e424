import { endFrame } from '../timeline/frames.ts'
import type { AudioItem, CaptionItem, CaptionWord } from '../timeline/model.ts'
import { byStart } from '../timeline/pack.ts'
import type { CueLimits } from './cue-limits.ts'
import { splitIntoCues } from './cues.ts'

/** How transcribed words are grouped into captions (ED-68). */
export type SegmentStrategy = 'sentence' | 'word' | 'line'

type TranscribedWord = { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }

/**
 * The transcript of an audio file: lines of words, with times in seconds of the file. `slots`: only the ranges of speech are known; every line is one
 * range without words.
 */
export type AudioTranscript = {
  readonly how: 'aligned' | 'recognised' | 'slots'
  readonly lines: readonly { readonly startSeconds: number; readonly endSeconds: number; readonly words: readonly TranscribedWord[] }[]
}

export type DetectedTrack = { readonly items: readonly CaptionItem[]; readonly how: AudioTranscript['how'] }

type DetectionOptions = CueLimits & { readonly strategy: SegmentStrategy; readonly newId: () => string }
type Span = { readonly startTimeInFrames: number; readonly durationInFrames: number }
type Line = Span & { readonly text: string; readonly words: readonly CaptionWord[] }

/** Most reliable first; a track is as reliable as its least reliable transcript. */
const METHODS: readonly AudioTranscript['how'][] = ['aligned', 'recognised', 'slots']

/**
 * Captions of an audio track from the transcripts of its files, in frames of the story's timeline: trimmed parts are omitted, and times follow the
 * item's speed. Captions lie within their item. Undefined without words or speech. `how`: the least reliable method used.
 */
export function detectedCaptions(
  items: readonly AudioItem[],
  transcripts: ReadonlyMap<string, AudioTranscript>,
  options: DetectionOptions,
): DetectedTrack | undefined {
  const detected = items.toSorted(byStart).flatMap((item) => {
    const transcript = transcripts.get(item.mediaAssetId)
    return transcript ? [{ how: transcript.how, captions: captionsOf(item, transcript, options) }] : []
  })
  const captioned = detected.filter(({ captions }) => captions.length > 0)
  if (captioned.length === 0) return undefined
  const how = METHODS.findLast((method) => captioned.some((transcript) => transcript.how === method)) ?? 'slots'
  return { items: captioned.flatMap(({ captions }) => captions).toSorted(byStart), how }
}

function captionsOf(item: AudioItem, transcript: AudioTranscript, options: DetectionOptions): readonly CaptionItem[] {
  return linesOf(item, transcript, options).map(({ text, words, startTimeInFrames, durationInFrames }) => ({
    id: options.newId(),
    type: 'caption',
    ...(item.shotId !== undefined && { shotId: item.shotId }),
    ...(item.groupId !== undefined && { groupId: item.groupId }),
    startTimeInFrames,
    durationInFrames,
    caption: { data: { text, ...(words.length > 0 && { words }) } },
  }))
}

function linesOf(item: AudioItem, { how, lines }: AudioTranscript, { strategy, ...limits }: DetectionOptions): readonly Line[] {
  const { fps } = limits
  if (how === 'slots') return lines.flatMap((slot) => toTimelineSpans(item, slot, fps)).map((slot) => ({ ...slot, text: '', words: [] }))
  const wordsOfLines = lines.map(({ words }) =>
    words.flatMap((word) => toTimelineSpans(item, word, fps).map((span) => ({ ...span, text: word.text }))),
  )
  if (strategy === 'word') return wordByWord(wordsOfLines.flat(), item)
  if (strategy === 'sentence') return splitIntoCues(wordsOfLines.flat(), endFrame(item), limits)
  return sungLines(wordsOfLines, item, limits)
}

/** A line ends when the next one starts; words still being sung then are moved before it. */
function sungLines(lines: readonly (readonly CaptionWord[])[], item: AudioItem, limits: CueLimits): readonly Line[] {
  const sung = lines.filter((words) => words.length > 0).toSorted((a, b) => startOf(a) - startOf(b))
  return sung.flatMap((words, index) => {
    const next = sung.slice(index + 1).find((line) => startOf(line) > startOf(words))
    const maxEnd = Math.min(endFrame(item), next ? startOf(next) : endFrame(item))
    const within = words.map((word) => ({ ...word, startTimeInFrames: Math.min(word.startTimeInFrames, maxEnd - 1) }))
    return splitIntoCues(within, maxEnd, limits)
  })
}

const startOf = (words: readonly CaptionWord[]): number => words[0]?.startTimeInFrames ?? 0

/** A range of the file on the timeline; empty where less than half of it is played. */
function toTimelineSpans(
  item: AudioItem,
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
  fps: number,
): readonly Span[] {
  const [from, to] = [Math.max(startSeconds * fps, item.sourceTrimStartFrames), Math.min(endSeconds * fps, item.sourceTrimEndFrames)]
  if (to - from < ((endSeconds - startSeconds) * fps) / 2) return []
  const at = (frame: number): number => item.startTimeInFrames + Math.round((frame - item.sourceTrimStartFrames) / (item.speed ?? 1))
  const startTimeInFrames = at(from)
  const end = Math.min(endFrame(item), Math.max(startTimeInFrames + 1, at(to)))
  return end > startTimeInFrames ? [{ startTimeInFrames, durationInFrames: end - startTimeInFrames }] : []
}

/** One caption per word; short gaps to the next word are closed. */
function wordByWord(words: readonly CaptionWord[], item: AudioItem): readonly Line[] {
  return words.map((word, index) => {
    const end = endFrame(word)
    const next = words[index + 1]?.startTimeInFrames ?? endFrame(item)
    const until = next - end <= MAX_JOINED_GAP_FRAMES ? Math.max(word.startTimeInFrames + 1, next) : end
    const durationInFrames = until - word.startTimeInFrames
    return {
      text: word.text.trim(),
      startTimeInFrames: word.startTimeInFrames,
      durationInFrames,
      words: [{ text: word.text.trim(), startTimeInFrames: 0, durationInFrames: Math.min(durationInFrames, word.durationInFrames) }],
    }
  })
}

/** Gaps between words up to this are closed. */
const MAX_JOINED_GAP_FRAMES = 9
