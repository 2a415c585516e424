import { lyricsLineWidth } from '../captions/lyrics-style.ts'
import { splitIntoCues } from '../captions/cues.ts'
import type { SungLine } from '../song/lyrics.ts'
import type { BuildRequest } from './build-request.ts'
import type { CaptionItem, CaptionWord, Track } from './model.ts'

type Lyrics = Pick<BuildRequest, 'captions' | 'frame' | 'fps' | 'newId'>

/** A row of captions of what is sung, over the whole film and of no shot; none without words. A long line is shown in parts. */
export function lyricsTrack(lines: readonly SungLine[], filmFrames: number, request: Lyrics): readonly Track[] {
  const items = lines.flatMap((line, index) => captionsOf(line, roomUntil(lines[index + 1], filmFrames, request.fps), request))
  if (items.length === 0) return []
  return [{ id: `track_caption_${request.newId()}`, type: 'file', subtype: 'caption', isPrimary: false, items }]
}

function roomUntil(next: SungLine | undefined, filmFrames: number, fps: number): number {
  const start = next?.words[0]?.startSeconds
  return start === undefined ? filmFrames : Math.min(filmFrames, Math.round(start * fps))
}

function captionsOf(line: SungLine, room: number, { captions, frame, fps, newId }: Lyrics): readonly CaptionItem[] {
  const words = line.words.map((word) => inFrames(word, fps))
  return splitIntoCues(words, room, { lineWidth: lyricsLineWidth(captions.style, frame), fps }).map((cue) => ({
    id: newId(),
    type: 'caption',
    startTimeInFrames: cue.startTimeInFrames,
    durationInFrames: cue.durationInFrames,
    caption: { data: { text: cue.text, words: cue.words } },
  }))
}

function inFrames({ text, startSeconds, endSeconds }: SungLine['words'][number], fps: number): CaptionWord {
  const startTimeInFrames = Math.round(startSeconds * fps)
  return { text, startTimeInFrames, durationInFrames: Math.max(1, Math.round(endSeconds * fps) - startTimeInFrames) }
}
