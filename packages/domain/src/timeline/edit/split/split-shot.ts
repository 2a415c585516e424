import { joinWords } from '../../../captions/text-width.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { insertShot } from '../storyboard/insert-shot.ts'
import { shotOf, withShots, type ShotsMap } from '../storyboard/story-document.ts'
import type { Shot } from '../../../story/shots/shot.ts'

/** `from`: the shot that was split, `to`: id of the new one. `timeline`: after the split. */
type SplitShot = { readonly from: string; readonly to: string; readonly timeline: Timeline }

/**
 *     s1 "one two"  ->  s1 "one", s2 "two"      s2 has the same media and prompts
 *
 * Adds the second part of a split shot. Its spoken words are those of its captions; without word timing both parts keep the whole text. A part
 * without sound of the voice-over has no words.
 */
export function splitShot(shots: ShotsMap, { from, to, timeline }: SplitShot): ShotsMap {
  const shot = shotOf(shots, from)
  if (!shot) return shots
  const items = timeline.tracks.flatMap((track) => track.items)
  const [first, second] = [partOf(items, from), partOf(items, to)]
  const [ownWords, otherWords] = spokenParts(shot.voiceOver, first, second)
  const added = insertShot(shots, { shot: voiced({ ...shot, shotId: to, voiceOver: otherWords }, second), afterShotId: from })
  return added.ok ? withShots(added.value, new Map([[from, voiced({ ...shot, voiceOver: ownWords }, first)]])) : shots
}

type Part = { readonly hasVoice: boolean; readonly words: readonly string[] }

function partOf(items: readonly TimelineItem[], shotId: string): Part {
  const own = items.filter((item) => item.shotId === shotId)
  const lines = own.flatMap((item) => (item.type === 'caption' ? [item] : [])).toSorted((a, b) => a.startTimeInFrames - b.startTimeInFrames)
  return {
    hasVoice: own.some(({ type }) => type === 'audio'),
    words: lines.flatMap(({ caption }) => caption.data.words?.map(({ text }) => text) ?? []),
  }
}

/** The words as they were written, if they are as many as were spoken. */
function spokenParts(text: string, first: Part, second: Part): readonly [string, string] {
  if (!first.hasVoice && !second.hasVoice) return [text, text]
  if (!second.hasVoice) return [text, '']
  if (!first.hasVoice) return ['', text]
  const count = first.words.length + second.words.length
  if (count === 0) return [text, text]
  const written = text.trim().split(/\s+/)
  if (written.length !== count) return [joinWords(first.words), joinWords(second.words)]
  return [written.slice(0, first.words.length).join(' '), written.slice(first.words.length).join(' ')]
}

const voiced = (shot: Shot, { hasVoice }: Part): Shot =>
  hasVoice ? shot : { ...shot, activeVoiceOverAudioId: null, activeVoiceOverAudioUrl: null }
