/** A download that was just started still reads the film. */
const DOWNLOAD_START_MS = 60_000

/** Frees the memory of a film of this browser. */
export function releaseFilm(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_START_MS)
}
