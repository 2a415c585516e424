import { pick, type Random } from '../paint/random.ts'

/** One note of a melody: when and how long in its phrase (beats), and how many steps above the chord's root. */
type MelodyNote = { readonly beat: number; readonly beats: number; readonly step: number }
export type Phrase = readonly MelodyNote[]

const CHORD_STEPS = [0, 2, 4, 7, 9]

/** A phrase of one bar; `density` is about how many notes it has. Strong beats take notes of the chord. */
function inventPhrase(random: Random, beatsPerBar: number, density: number): Phrase {
  const notes: MelodyNote[] = []
  let step = pick([2, 4, 7], random)
  let beat = random() < 0.3 ? 0.5 : 0
  while (beat < beatsPerBar - 0.25) {
    const beats = Math.min(noteLength(random, beatsPerBar / density), beatsPerBar - beat)
    if (Number.isInteger(beat)) step = nearestChordStep(step)
    if (random() < 0.86) notes.push({ beat, beats, step })
    step = Math.max(-1, Math.min(10, step + pick([-2, -1, -1, 1, 1, 2, 3], random)))
    beat += beats
  }
  return notes
}

function noteLength(random: Random, average: number): number {
  const lengths = average > 1.4 ? [1, 1.5, 2, 2, 3] : average > 0.9 ? [0.5, 0.5, 1, 1, 1.5, 2] : [0.5, 0.5, 0.5, 1, 1]
  return pick(lengths, random)
}

const nearestChordStep = (step: number) => CHORD_STEPS.reduce((best, next) => (Math.abs(next - step) < Math.abs(best - step) ? next : best))

/** The same phrase heard again: one note moved, the end turned up or down. */
export function varyPhrase(phrase: Phrase, random: Random): Phrase {
  const changed = Math.floor(random() * phrase.length)
  const turn = pick([-2, -1, 1, 2], random)
  return phrase.map((note, i) => (i === changed || i === phrase.length - 1 ? { ...note, step: note.step + turn } : note))
}

/** The phrase brought to rest: its first notes, then one long note of the chord. */
function closePhrase(phrase: Phrase, beatsPerBar: number): Phrase {
  const kept = phrase.filter((note) => note.beat < beatsPerBar / 2)
  const beat = Math.ceil(beatsPerBar / 2)
  const before = kept.at(-1)?.step ?? 4
  return [
    ...kept.map((note) => ({ beat: note.beat, beats: Math.min(note.beats, beat - note.beat), step: note.step })),
    { beat, beats: beatsPerBar - beat, step: before > 3 ? 4 : 0 },
  ]
}

/** Four bars that belong together: statement, variation, statement, close. */
export function inventTheme(random: Random, beatsPerBar: number, density: number): readonly Phrase[] {
  const statement = inventPhrase(random, beatsPerBar, density)
  const answer = inventPhrase(random, beatsPerBar, density * 0.8)
  return [statement, answer, varyPhrase(statement, random), closePhrase(answer, beatsPerBar)]
}
