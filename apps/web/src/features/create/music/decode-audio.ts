import { peaksOf } from './trim/peaks.ts'

/** Decoded audio: duration in seconds (0 when it can't be decoded) and waveform peaks (empty when it is too long). */
export type DecodedAudio = { readonly durationSeconds: number; readonly peaks: readonly number[] }

/** Sample rate for decoding: sufficient for peaks, with a tenth of the memory. */
const RATE = 8000
/** Longer files are measured but not decoded: an hour exceeds the memory of phones. */
const MAX_DECODED_SECONDS = 1800
const METADATA_TIMEOUT = 4000

/** Decodes a song in the background. Never rejects: undecodable files have duration 0. */
export async function decodeAudio(file: Blob): Promise<DecodedAudio> {
  const announced = await announcedSeconds(file)
  if (announced !== null && announced > MAX_DECODED_SECONDS) return { durationSeconds: announced, peaks: [] }
  try {
    const decoder = new OfflineAudioContext(1, 1, RATE)
    const sound = await decoder.decodeAudioData(await file.arrayBuffer())
    const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel))
    return { durationSeconds: sound.duration, peaks: peaksOf(channels) }
  } catch (error) {
    console.warn('The song could not be decoded', error)
    return { durationSeconds: 0, peaks: [] }
  }
}

/** Fetches and decodes a song of this server; throws when it can't be fetched. */
export async function fetchAudio(address: string, signal?: AbortSignal): Promise<DecodedAudio> {
  const response = await fetch(address, { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`The song was not found: ${response.status}`)
  return decodeAudio(await response.blob())
}

/** Duration in a file's metadata, in seconds; null when missing. */
function announcedSeconds(file: Blob): Promise<number | null> {
  const address = URL.createObjectURL(file)
  const audio = new Audio()
  audio.preload = 'metadata'
  return new Promise<number | null>((resolve) => {
    audio.addEventListener('loadedmetadata', () => resolve(Number.isFinite(audio.duration) ? audio.duration : null))
    audio.addEventListener('error', () => resolve(null))
    setTimeout(() => resolve(null), METADATA_TIMEOUT)
    audio.src = address
  }).finally(() => {
    audio.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
