import { edlLosses } from './edl/write-edl.ts'
import { lookLosses } from './look-losses.ts'
import { assetFinder, isSourced, type Project } from './project.ts'
import type { ExchangeFormat } from './exchange.ts'

const OPENING: Readonly<Record<ExchangeFormat, string>> = {
  otio: 'Open the .otio file in a program that reads OpenTimelineIO. Keep the folder "media" beside it.',
  fcpxml: 'Import the .fcpxml file (FCPXML 1.10). Keep the folder "media" beside it.',
  edl: 'Import the .edl file (CMX3600, non-drop frame) and relink its clips to the folder "media"; the comments name each file.',
}

/** What a project's archive holds and what it leaves out, as text. */
export function readmeOf(project: Project, format: ExchangeFormat): string {
  const missing = missingTitles(project)
  const losses = lossesOf(project, format)
  return [
    project.title,
    '',
    OPENING[format],
    ...(hasCaptions(project) ? ['The captions are also in the .srt and .vtt files.'] : []),
    ...(losses.length > 0 ? ['', 'Not in this project:', ...losses.map((loss) => `- ${loss}`)] : []),
    ...(missing.length > 0 ? ['', 'These files no longer exist; their clips are empty:', ...missing.map((title) => `- ${title}`)] : []),
    '',
  ].join('\n')
}

export const hasCaptions = ({ timeline }: Project): boolean =>
  timeline.tracks.some(({ items }) => items.some(({ type }) => type === 'caption'))

/** Titles of the files that items use and that are not in the archive; their ids where no title is known. */
function missingTitles(project: Project): string[] {
  const assetOf = assetFinder(project)
  const items = project.timeline.tracks.flatMap((track) => track.items.filter(isSourced))
  const missing = items.filter(({ mediaAssetId }) => !project.files.has(mediaAssetId))
  return [...new Set(missing.map((item) => assetOf(item)?.title || item.title || item.mediaAssetId))]
}

/** Sentences about what of a project a format has no words for. */
function lossesOf(project: Project, format: ExchangeFormat): string[] {
  if (format === 'otio') return []
  const styled = hasCaptions(project) ? ['The style of the captions'] : []
  if (format === 'fcpxml') return [...styled, ...lookLosses(project, format)]
  const captions = hasCaptions(project) ? ['Captions: they are in the .srt and .vtt files'] : []
  return [...edlLosses(project), ...captions, 'Volume and fades', ...lookLosses(project, format)]
}
