import { withWebmDuration } from './webm-duration.ts'

/** Timeout of a repair, in ms. */
const LIMIT_MS = 10_000
/** The header before the first frame fits into this size. */
const HEAD_BYTES = 65_536

/**
 * Prepares a file for upload: a WebM recorded by a browser gets its missing duration, so that players can show and seek it.
 * On any failure the original file is returned.
 */
export async function repairedFile(file: File, repair: (file: File) => Promise<File | null> = repairWebm): Promise<File> {
  if (!file.type.startsWith('video/webm') && !/\.webm$/i.test(file.name)) return file
  const repaired = await Promise.race([repair(file), tooLate()]).catch(() => null)
  return repaired && repaired.size > 0 && repaired.name !== '' ? repaired : file
}

const tooLate = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), LIMIT_MS))

async function repairWebm(file: File): Promise<File | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  // Checked before the costly measurement, as most files need no repair.
  if (!withWebmDuration(head, 1)) return null
  const mended = withWebmDuration(head, await measuredSeconds(file))
  return mended && new File([mended, file.slice(HEAD_BYTES)], file.name, { type: file.type, lastModified: file.lastModified })
}

/** Measures the duration of a file without one: seeking beyond the end makes the browser compute it. */
function measuredSeconds(file: File): Promise<number> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  const measured = new Promise<number>((resolve, reject) => {
    const resolveDuration = () => Number.isFinite(video.duration) && resolve(video.duration)
    video.addEventListener('loadedmetadata', () => {
      resolveDuration()
      video.currentTime = Number.MAX_SAFE_INTEGER
    })
    video.addEventListener('durationchange', resolveDuration)
    video.addEventListener('error', () => reject(new Error('This film cannot be played here')))
    setTimeout(() => reject(new Error('This film has no end')), LIMIT_MS)
  })
  video.preload = 'metadata'
  video.muted = true
  video.src = address
  return measured.finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
