import { peaksOf } from './trim/peaks.ts'

/** What the browser decoded of a file: its length in seconds, 0 where it could not decode it, and its peaks, none where there are too many. */
export type DecodedAudio = { readonly durationSeconds: number; readonly peaks: readonly number[] }

/** Peaks need no more; a tenth of the memory of a song in full quality. */
const RATE = 8000
/** A longer sound is measured but not decoded: an hour would take more memory than a phone has. */
const MAX_DECODED_SECONDS = 1800
const METADATA_TIMEOUT = 4000

/** Decodes a song beside the page's own work. Never fails: what can not be decoded lasts 0 s. */
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

/** Fetches and decodes the song at an address of ours; throws when it can not be fetched. */
export async function fetchAudio(address: string, signal?: AbortSignal): Promise<DecodedAudio> {
  const answer = await fetch(address, { credentials: 'same-origin', signal })
  if (!answer.ok) throw new Error(`The song was not found: ${answer.status}`)
  return decodeAudio(await answer.blob())
}

/** The length a file claims in its head, in seconds; null where it claims none. */
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
