import { withWebmDuration } from './webm-duration.ts'

/** How long a repair may take, in ms. */
const LIMIT_MS = 10_000
/** All that comes before the first picture lies in here. */
const HEAD_BYTES = 65_536

/**
 * The file to upload: a WebM that a browser recorded gets its length written into it, which recorders leave out, so that players can show and seek it.
 * Whatever goes wrong with that, the file goes as it is.
 */
export async function repairedFile(file: File, repair: (file: File) => Promise<File | null> = repairWebm): Promise<File> {
  if (!file.type.startsWith('video/webm') && !/\.webm$/i.test(file.name)) return file
  const repaired = await Promise.race([repair(file), tooLate()]).catch(() => null)
  return repaired && repaired.size > 0 && repaired.name !== '' ? repaired : file
}

const tooLate = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), LIMIT_MS))

async function repairWebm(file: File): Promise<File | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  // Looked at before the whole file is played through for its length: most files need nothing.
  if (!withWebmDuration(head, 1)) return null
  const mended = withWebmDuration(head, await measuredSeconds(file))
  return mended && new File([mended, file.slice(HEAD_BYTES)], file.name, { type: file.type, lastModified: file.lastModified })
}

/** The length of a film that does not tell it: a browser finds it when it is sent far behind the end. */
function measuredSeconds(file: File): Promise<number> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  const measured = new Promise<number>((resolve, reject) => {
    const tell = () => Number.isFinite(video.duration) && resolve(video.duration)
    video.addEventListener('loadedmetadata', () => {
      tell()
      video.currentTime = Number.MAX_SAFE_INTEGER
    })
    video.addEventListener('durationchange', tell)
    video.addEventListener('error', () => reject(new Error('This film can not be played here')))
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
