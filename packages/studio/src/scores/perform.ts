import { readFile } from 'node:fs/promises'
import { MIDIBuilder, SoundBankLoader, SpessaSynthProcessor, SpessaSynthSequencer, type BasicSoundBank } from 'spessasynth_core'
import type { PcmAudio } from '../sound/wav.ts'
import { DRUM_PANS } from './drum-pan.ts'
import { balancedVolume } from './instrument-level.ts'
import type { Score, Track } from './score.ts'

const RATE = 48_000
const TICKS_PER_BEAT = 480
const BLOCK = 128
const DRUM_CHANNEL = 9
const BANK = 0
const MODULATION = 1
const VOLUME = 7
const PAN = 10
const EXPRESSION = 11
const REVERB = 91
const CHORUS = 93
/** NRPN controllers that set the pan of a drum. */
const [PARAMETER_COARSE, PARAMETER_FINE, DATA_ENTRY, DRUM_PAN] = [99, 98, 6, 28]

let bank: Promise<BasicSoundBank> | undefined

/** The soundfont FluidR3Mono (MIT). */
function loadBank(): Promise<BasicSoundBank> {
  bank ??= readFile(new URL('../../assets/soundfont/FluidR3Mono_GM.sf3', import.meta.url)).then((file) =>
    SoundBankLoader.fromArrayBuffer(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)),
  )
  return bank
}

/** Renders a score: 48 kHz stereo of exactly its duration, faded out during the decay of the last chord. */
export async function performScore(score: Score): Promise<PcmAudio> {
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
  const midi = new MIDIBuilder({ timeDivision: TICKS_PER_BEAT, format: 1, initialTempo: score.tempoBpm, name: score.genre })
  let nextChannel = 0
  score.tracks.forEach((track, i) => {
    const channel = track.role === 'drums' ? DRUM_CHANNEL : nextChannel
    // Channel 9 is reserved for drums.
    if (track.role !== 'drums') nextChannel += nextChannel === DRUM_CHANNEL - 1 ? 2 : 1
    writeTrack(midi, i + 1, channel, track)
  })
  midi.flush()
  return midi
}

const ticks = (beat: number): number => Math.round(beat * TICKS_PER_BEAT)

function writeTrack(midi: MIDIBuilder, track: number, channel: number, { role, instrument, notes, expression }: Track): void {
  midi.addTrack(role)
  if (role !== 'drums') midi.controllerChange(0, track, channel, BANK, Math.floor(instrument.program / 128))
  midi.programChange(0, track, channel, instrument.program % 128)
  midi.controllerChange(0, track, channel, VOLUME, balancedVolume({ role, instrument }))
  midi.controllerChange(0, track, channel, PAN, instrument.pan)
  midi.controllerChange(0, track, channel, REVERB, instrument.reverb)
  if (role === 'drums') panDrums(midi, track, channel)
  if (role === 'pad' || role === 'chords') midi.controllerChange(0, track, channel, CHORUS, 24)
  writeExpression(midi, track, channel, expression)
  for (const note of notes) {
    midi.noteOn(ticks(note.beat), track, channel, note.pitch, note.velocity)
    midi.noteOff(ticks(note.beat + note.beats), track, channel, note.pitch)
    if (role === 'lead' && note.beats >= 1.5) writeVibrato(midi, track, channel, note.beat, note.beats)
  }
}

function panDrums(midi: MIDIBuilder, track: number, channel: number): void {
  for (const [drum, pan] of DRUM_PANS) {
    midi.controllerChange(0, track, channel, PARAMETER_COARSE, DRUM_PAN)
    midi.controllerChange(0, track, channel, PARAMETER_FINE, drum)
    midi.controllerChange(0, track, channel, DATA_ENTRY, pan)
  }
}

const EXPRESSION_STEP_BEATS = 0.25

function writeExpression(midi: MIDIBuilder, track: number, channel: number, expression: Track['expression']): void {
  expression.forEach(({ beat, level }, i) => {
    const next = expression[i + 1]
    const steps = next && next.level !== level ? Math.max(1, Math.ceil((next.beat - beat) / EXPRESSION_STEP_BEATS)) : 1
    for (let step = 0; step < steps; step++) {
      const fraction = step / steps
      const value = level + (next ? (next.level - level) * fraction : 0)
      midi.controllerChange(ticks(beat + (next ? (next.beat - beat) * fraction : 0)), track, channel, EXPRESSION, Math.round(127 * value))
    }
  })
}

/** Adds delayed vibrato to a long note. */
function writeVibrato(midi: MIDIBuilder, track: number, channel: number, beat: number, beats: number): void {
  midi.controllerChange(ticks(beat), track, channel, MODULATION, 0)
  midi.controllerChange(ticks(beat + Math.min(0.7, beats / 2)), track, channel, MODULATION, 26)
}

function fadeOut(channels: readonly Float32Array[], score: Score): void {
  const frames = channels[0]!.length
  const decaySeconds = score.durationSeconds - (score.endingBeat * 60) / score.tempoBpm
  const length = Math.min(frames, Math.round(decaySeconds * 0.75 * RATE))
  for (const channel of channels) {
    for (let i = 0; i < length; i++) channel[frames - length + i]! *= Math.cos((Math.PI / 2) * (i / length)) ** 1.5
  }
}
