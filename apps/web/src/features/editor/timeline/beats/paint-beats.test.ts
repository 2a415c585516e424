import type { FilmBeat } from '@fablecut/domain/timeline/beats/film-beats'
import { expect, test } from 'vitest'
import { beatsAtScale } from './beats-at-scale.ts'
import { paintBeats } from './paint-beats.ts'

/** Beats every 15 frames, bars every 60, sections every 240, and a word after each bar. */
const beats: readonly FilmBeat[] = Array.from({ length: 64 }, (_, index): readonly FilmBeat[] => [
  { frame: index * 15, kind: index % 16 === 0 ? 'section' : index % 4 === 0 ? 'bar' : 'beat' },
  ...(index % 4 === 0 ? [{ frame: index * 15 + 5, kind: 'word' as const }] : []),
]).flat()

const kindsAt = (pxPerFrame: number) => [...new Set(beatsAtScale(beats, pxPerFrame).map(({ kind }) => kind))]

test('only what is far enough from each other at a scale is there', () => {
  expect(kindsAt(0.01)).toEqual([])
  expect(kindsAt(0.05)).toEqual(['section'])
  expect(kindsAt(0.2)).toEqual(['section', 'bar'])
  expect(kindsAt(0.8)).toEqual(['section', 'word', 'beat', 'bar'])
  expect(beatsAtScale([], 1)).toEqual([])
})

test('ticks are drawn in the visible part only, the higher the more important', () => {
  const ticks: string[] = []
  const context = {
    globalAlpha: 1,
    fillStyle: '',
    fillRect: (...box: number[]) => void ticks.push(`${context.fillStyle} ${context.globalAlpha}: ${box.join(' ')}`),
  }
  paintBeats(context, beats, { fromX: 240, toX: 320, height: 40, pxPerFrame: 1 }, 'line')
  expect(ticks).toEqual([
    'line 0.5: 0 0 1 40',
    'line 0.3: 15 33 1 7',
    'line 0.3: 30 33 1 7',
    'line 0.3: 45 33 1 7',
    'line 0.45: 60 28 1 12',
    'line 0.3: 75 33 1 7',
  ])
})
