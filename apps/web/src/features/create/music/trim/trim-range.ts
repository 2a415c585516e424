import { TRIM_SECONDS } from '@fablecut/domain/story/inputs/music-video'

/** A range of a song, in seconds. */
export type TrimRange = { readonly start: number; readonly end: number }

const { min, max } = TRIM_SECONDS
const within = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest)
/** Rounds to tenths of a second, so that start, end and duration add up. */
const tenth = (seconds: number) => Math.round(seconds * 10) / 10

export const isTooShort = (duration: number): boolean => duration > 0 && duration < min
export const isTooLong = (duration: number): boolean => duration > max
/** Whether a range shorter than the whole song can be selected. */
export const canTrim = (duration: number): boolean => duration > min

/** The initial range: the whole song, or its first 300 s. */
export const wholeRange = (duration: number): TrimRange => ({ start: 0, end: Math.min(duration, max) })

/** Moves the start to `to`, at least 10 s before the end; beyond 300 s the end follows. */
export function moveStart({ end }: TrimRange, to: number): TrimRange {
  const start = within(tenth(to), 0, end - min)
  return { start, end: Math.min(end, start + max) }
}

/** Moves the end to `to`, at least 10 s after the start; beyond 300 s the start follows. */
export function moveEnd({ start }: TrimRange, to: number, duration: number): TrimRange {
  const end = within(tenth(to), start + min, duration)
  return { start: Math.max(start, end - max), end }
}

/** Moves the whole range so that it starts at `to`, within the song. */
export function moveRange({ start, end }: TrimRange, to: number, duration: number): TrimRange {
  const length = end - start
  const moved = within(tenth(to), 0, duration - length)
  return { start: moved, end: moved + length }
}

/** `m:ss.t`: in whole seconds the three numbers of a range would not add up. */
export function preciseTime(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600]
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`
}

export const isWholeSong = ({ start, end }: TrimRange, duration: number): boolean => start === 0 && end >= duration
