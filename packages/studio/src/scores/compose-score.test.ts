import { expect, test } from 'vitest'
import { MUSIC_MOODS } from '@fablecut/generation/ports/writer'
import { composeScore } from './compose-score.ts'
import { fitTempo } from './fit-tempo.ts'
import { planForm, type FormStyle } from './form.ts'
import { GENRES, type GenreName } from './genres.ts'
import { planSong } from './plan-song.ts'
import type { Note, Role, Score, Section } from './score.ts'
import { songForMood } from './song-for-mood.ts'
import { pitchClass } from './theory.ts'
import { chordOf } from './chords.ts'

const names = Object.keys(GENRES) as GenreName[]
const notesOf = (score: Score, ...roles: Role[]) =>
  score.tracks.filter((track) => roles.includes(track.role)).flatMap((track) => track.notes)
const compose = (name: GenreName, seconds: number, seed = 3) => composeScore(planSong(GENRES[name], seed), seconds)

test('the same seed gives the same song, another seed a different song', () => {
  expect(composeScore(songForMood('calm', 5), 60)).toEqual(composeScore(songForMood('calm', 5), 60))
  expect(composeScore(songForMood('calm', 6), 60).tracks).not.toEqual(composeScore(songForMood('calm', 5), 60).tracks)
})

test.each(names)('%s: notes are playable at every duration, and the last chord rings to the end', (name) => {
  for (const seconds of [1, 5, 12, 30, 61.3, 180]) {
    const score = compose(name, seconds)
    const endingSeconds = (score.endingBeat * 60) / score.tempoBpm
    expect(endingSeconds).toBeLessThan(seconds)
    expect(seconds - endingSeconds).toBeGreaterThanOrEqual(0.49)
    const notes = score.tracks.flatMap((track) => track.notes)
    expect(notes.length).toBeGreaterThan(3)
    const isPlayable = ({ pitch, velocity, beat }: Note): boolean =>
      pitch >= 21 && pitch <= 106 && velocity >= 1 && velocity <= 127 && ((beat - score.endingBeat) * 60) / score.tempoBpm < 0.4
    expect(notes.filter((note) => !isPlayable(note))).toEqual([])
  }
})

test.each(names)('%s: ends on the tonic, and the melody stays in its range', (name) => {
  const score = compose(name, 70)
  const { lead, bass } = GENRES[name]
  const last = notesOf(score, 'bass').filter((note) => note.beat > score.endingBeat - 0.1)
  expect(last).toHaveLength(1)
  expect(pitchClass(last[0]!.pitch)).toBe(planSong(GENRES[name], 3).key.root)
  for (const note of notesOf(score, 'lead')) {
    expect(note.pitch).toBeGreaterThanOrEqual(lead.low - 3)
    expect(note.pitch).toBeLessThanOrEqual(lead.high)
  }
  for (const note of notesOf(score, 'bass')) expect(note.pitch).toBeLessThanOrEqual(bass.low + 28)
})

test.each(names)('%s: melody notes on downbeats are chord tones', (name) => {
  const score = compose(name, 100)
  const { key } = planSong(GENRES[name], 3)
  const onDownbeat = notesOf(score, 'lead').filter((note) => {
    const beatInBar = note.beat % score.beatsPerBar
    return note.beats > 0.1 && note.beat < score.endingBeat - 0.5 && Math.min(beatInBar, score.beatsPerBar - beatInBar) < 0.06
  })
  const chordTones = onDownbeat.filter((note) => {
    const bar = Math.round(note.beat / score.beatsPerBar)
    return chordOf(score.harmony[bar]!.split(',')[0]!, key).tones.some((tone) => pitchClass(tone) === pitchClass(note.pitch))
  })
  expect(onDownbeat.length).toBeGreaterThan(2)
  expect(chordTones.length / onDownbeat.length).toBeGreaterThan(0.8)
})

test('from ten seconds on the tempo deviates by at most 6 %', () => {
  for (const name of names) {
    const { genre, bpm } = planSong(GENRES[name], 9)
    for (const seconds of [10, 14.2, 22.8, 33, 47.7, 118, 600]) {
      expect(Math.abs(fitTempo(seconds, bpm, genre).tempoBpm / bpm - 1), `${name} ${seconds}`).toBeLessThan(0.065)
    }
  }
})

test('under a story the last chord falls on its end card, and the tempo stays near its own', () => {
  for (const name of names) {
    const { genre, bpm } = planSong(GENRES[name], 9)
    for (const seconds of [18, 22.8, 24, 26.4, 33, 61]) {
      const { bars, tempoBpm } = fitTempo(seconds, bpm, genre, true)
      const ending = seconds - (bars * genre.meter.beats * 60) / tempoBpm
      expect(ending, `${name} ${seconds}`).toBeGreaterThan(1.5)
      expect(ending, `${name} ${seconds}`).toBeLessThanOrEqual(3.01)
      expect(Math.abs(tempoBpm / bpm - 1), `${name} ${seconds}`).toBeLessThan(0.075)
    }
  }
})

function firstChorus(score: Score): number[] {
  const chorus = score.sections.find((section) => section.kind === 'chorus')!
  const start = chorus.firstBar * score.beatsPerBar
  return notesOf(score, 'lead')
    .filter((note) => note.beat > start - 0.2 && note.beat < start + 11.5)
    .map((note) => note.pitch)
}

test('a longer version has the same key, chords and first chorus melody', () => {
  const plan = planSong(GENRES.indiePop, 12)
  const [short, long] = [composeScore(plan, 60), composeScore(plan, 240)]
  expect(long.key).toBe(short.key)
  expect(firstChorus(long).slice(0, 3)).toEqual(firstChorus(short).slice(0, 3))
})

test('note density increases from intro to verse to chorus', () => {
  for (const name of ['indiePop', 'rock', 'orchestralEpic', 'house', 'cityPop'] as const) {
    const score = compose(name, 120)
    const density = (kind: string) => {
      const section = score.sections.find((entry) => entry.kind === kind)!
      const [start, end] = [section.firstBar, section.firstBar + section.bars].map((bar) => bar * score.beatsPerBar - 0.1) as [
        number,
        number,
      ]
      const notes = score.tracks.flatMap((track) => track.notes).filter((note) => note.beat >= start && note.beat < end)
      return notes.reduce((sum, note) => sum + note.velocity, 0) / section.bars
    }
    expect(density('chorus'), name).toBeGreaterThan(density('verse'))
    expect(density('verse'), name).toBeGreaterThan(density('intro'))
  }
})

test('under a voice there is no melody in verses and fewer notes elsewhere', () => {
  for (const mood of MUSIC_MOODS) {
    const plan = songForMood(mood, 2)
    const [bed, song] = [composeScore(plan, 60, { underVoice: true }), composeScore(plan, 60)]
    const verses = bed.sections.filter((section) => section.kind === 'verse')
    const within = (beat: number) =>
      verses.some(({ firstBar, bars }) => beat > firstBar * bed.beatsPerBar + 0.2 && beat < (firstBar + bars) * bed.beatsPerBar - 0.2)
    expect(notesOf(bed, 'lead').filter((note) => within(note.beat))).toHaveLength(0)
    expect(notesOf(bed, 'lead', 'harmony').length).toBeLessThanOrEqual(notesOf(song, 'lead', 'harmony').length)
  }
})

test('moods use different genres', () => {
  const genres = new Set(MUSIC_MOODS.flatMap((mood) => Array.from({ length: 12 }, (_, seed) => songForMood(mood, seed).genre.name)))
  expect(genres.size).toBeGreaterThanOrEqual(18)
})

test('the form of a song covers all bars, with a chorus if there is room', () => {
  const invalid = Object.values(GENRES).flatMap(({ name, form }) =>
    Array.from({ length: 239 }, (_, i) => i + 1)
      .filter((bars) => !isValidForm(planForm(bars, form), bars, form))
      .map((bars) => `${name} ${bars}`),
  )
  expect(invalid).toEqual([])
})

function isValidForm(sections: readonly Section[], bars: number, { sectionBars, intro, outro }: FormStyle): boolean {
  const ends = sections.map((section) => section.firstBar + section.bars)
  const isContiguous = sections.every((section, i) => section.firstBar === (ends[i - 1] ?? 0) && section.bars > 0)
  const hasChorus = sections.some((section) => section.kind === 'chorus') || bars < sectionBars * 2 + intro + outro
  return isContiguous && hasChorus && ends.at(-1) === bars + 1 && sections.at(-1)!.kind === 'ending'
}

test('intros are short, and consecutive choruses occur only in forms that contain them', () => {
  for (const { name, form } of Object.values(GENRES)) {
    for (let bars = 8; bars < 120; bars++) {
      const kinds = planForm(bars, form)
      expect(kinds[0]!.kind === 'intro' ? kinds[0]!.bars : 0, `${name} ${bars}`).toBeLessThanOrEqual(form.intro)
      if (!form.order.includes('CC')) expect(Math.max(...kinds.map((section) => section.bars)), `${name} ${bars}`).toBeLessThanOrEqual(16)
    }
  }
})
