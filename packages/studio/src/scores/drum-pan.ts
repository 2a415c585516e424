import { DRUMS, type DrumName } from './drum-kit.ts'

/** MIDI pan of each drum from the audience's perspective: 0 left, 64 centre (default), 127 right. */
const PAN: Readonly<Partial<Record<DrumName, number>>> = {
  hat: 84,
  pedal: 84,
  open: 84,
  ride: 42,
  bell: 42,
  crash: 34,
  crash2: 94,
  china: 98,
  splash: 48,
  highTom: 86,
  midTom: 66,
  lowTom: 50,
  floor: 40,
  stick: 58,
  tambourine: 96,
  shaker: 30,
  cowbell: 88,
  highBongo: 92,
  lowBongo: 100,
  muteConga: 40,
  openConga: 36,
  lowConga: 28,
  highTimbale: 82,
  lowTimbale: 92,
  agogo: 26,
  cabasa: 28,
  maracas: 32,
  guiro: 100,
  claves: 30,
  highBlock: 44,
  lowBlock: 84,
  triangle: 100,
}

/** Percussion key numbers with their MIDI pan. */
export const DRUM_PANS: ReadonlyArray<readonly [drum: number, pan: number]> = (Object.keys(PAN) as DrumName[]).map((name) => [
  DRUMS[name],
  PAN[name]!,
])
