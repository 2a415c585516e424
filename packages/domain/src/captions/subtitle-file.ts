import type { Cue } from './cues.ts'

type Line = Pick<Cue, 'text' | 'startTimeInFrames' | 'durationInFrames'>

/** Captions as a SubRip file. */
export function toSrt(cues: readonly Line[], fps: number): string {
  return cues.map((cue, index) => `${index + 1}\n${range(cue, fps, ',')}\n${cue.text.trim()}\n`).join('\n')
}

/** Captions as a WebVTT file. */
export function toVtt(cues: readonly Line[], fps: number): string {
  return ['WEBVTT\n', ...cues.map((cue) => `${range(cue, fps, '.')}\n${escapeVtt(cue.text.trim())}\n`)].join('\n')
}

function range(cue: Line, fps: number, point: string): string {
  return `${timestamp(cue.startTimeInFrames / fps, point)} --> ${timestamp((cue.startTimeInFrames + cue.durationInFrames) / fps, point)}`
}

const part = (value: number, digits: number): string => String(value).padStart(digits, '0')

function timestamp(seconds: number, point: string): string {
  const milliseconds = Math.round(seconds * 1000)
  const totalSeconds = Math.floor(milliseconds / 1000)
  return `${part(Math.floor(totalSeconds / 3600), 2)}:${part(Math.floor(totalSeconds / 60) % 60, 2)}:${part(totalSeconds % 60, 2)}${point}${part(milliseconds % 1000, 3)}`
}

/** `&`, `<` and `-->` have a meaning in WebVTT. */
const escapeVtt = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
