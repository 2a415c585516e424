import { DRUMS, type DrumName } from './drum-kit.ts'

/** Where the listener sees each drum from the front of the stage: 0 left .. 64 middle .. 127 right. Drums that are not named stand in the middle. */
const PLACES: Readonly<Partial<Record<DrumName, number>>> = {
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

/** Notes of the kit with their places, as the synthesiser wants them. */
export const DRUM_PLACES: ReadonlyArray<readonly [drum: number, pan: number]> = (Object.keys(PLACES) as DrumName[]).map((name) => [
  DRUMS[name],
  PLACES[name]!,
])
