import type { ExchangeFormat } from '@fablecut/contracts/wire/project'
import { captionsOf, SUBTITLE_FORMATS, type SubtitleFormat, subtitleFile } from '@fablecut/domain/captions/subtitles'
import { writeExchange } from '@fablecut/interchange/exchange'
import { hasCaptions, readmeOf } from '@fablecut/interchange/readme'
import { createFileNamer } from '../platform/zip/file-names.ts'
import type { ZipFile } from '../platform/zip/write-zip.ts'
import type { StoredProject } from './read-project.ts'

/** The files of a project's zip: the project, its captions, what it holds and leaves out, and its media. */
export async function* exchangeFiles({ project, files }: StoredProject, format: ExchangeFormat): AsyncGenerator<ZipFile> {
  const at = new Date()
  const nameOf = createFileNamer()
  const file = (extension: string, text: string): ZipFile => ({ name: nameOf('', project.title, extension), at, text })
  yield file(format, writeExchange(project, format))
  if (hasCaptions(project)) for (const subtitles of SUBTITLE_FORMATS) yield file(subtitles, subtitlesOf(project, subtitles))
  yield { name: 'README.txt', at, text: readmeOf(project, format) }
  yield* files
}

/** The captions of a project as a file of their own. */
export const subtitlesOf = ({ timeline }: StoredProject['project'], format: SubtitleFormat): string =>
  subtitleFile(captionsOf(timeline.tracks), format, timeline.globalConfig.fps)
