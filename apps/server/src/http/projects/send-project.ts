import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { PROJECT_FORMATS, type ProjectFormat } from '@fablecut/contracts/wire/project'
import { archiveName } from '@fablecut/domain/story/download-name'
import { requireOwn } from '../../access/story-access.ts'
import { exchangeFiles, subtitlesOf } from '../../interchange/exchange-files.ts'
import { type ProjectRequest, readStoredProject } from '../../interchange/read-project.ts'
import { readWholeStory } from '../../interchange/read-whole-story.ts'
import { storyFile } from '../../interchange/story-file.ts'
import { zipFiles } from '../../platform/zip/write-zip.ts'
import { attachment } from '../kernel/attachment.ts'
import type { RequestContext } from '../kernel/context.ts'
import { isValidText } from '../../platform/database/invalid-text.ts'
import type { HttpServices } from '../kernel/services.ts'

/**
 * `GET|HEAD /api/stories/{id}/project?format=`: a story as one file, as a project of another program with its media, or its captions as a file;
 * HEAD checks whether a download is allowed. 401, 403, 404 as all reads of an own story, 422 for an unknown format, 429.
 */
export async function sendProject(request: Request, storyId: string, { services, account }: RequestContext): Promise<Response> {
  if (!isValidText(storyId)) throw new AppError('STORY_NOT_FOUND')
  const { userId } = await requireOwn(services.db, storyId, account)
  const format = readFormat(request)
  await services.limit('project', userId)
  const { type, name, body } = await downloadOf(format, { viewer: account, storyId }, services)
  const headers = { 'Content-Type': type, 'Content-Disposition': attachment(name) }
  return new Response(request.method === 'HEAD' ? null : body(), { headers })
}

type Download = { readonly type: string; readonly name: string; readonly body: () => ReadableStream<Uint8Array> | string }

const SUBTITLE_TYPES = { srt: 'application/x-subrip', vtt: 'text/vtt' } as const

async function downloadOf(format: ProjectFormat, request: ProjectRequest, services: HttpServices): Promise<Download> {
  const { storage } = services
  if (format === 'fablecut') {
    const whole = await readWholeStory(services, request)
    const name = nameOf(whole.story.title, '.fablecut')
    return { type: 'application/zip', name, body: () => zipFiles(storyFile(whole), storage) }
  }
  const stored = await readStoredProject(services, request)
  const { title } = stored.story
  if (format === 'srt' || format === 'vtt') {
    const type = `${SUBTITLE_TYPES[format]};charset=utf-8`
    return { type, name: nameOf(title, `.${format}`), body: () => subtitlesOf(stored.project, format) }
  }
  return { type: 'application/zip', name: nameOf(title, `_${format}.zip`), body: () => zipFiles(exchangeFiles(stored, format), storage) }
}

const nameOf = (title: string, ending: string): string => archiveName(title).replace(/\.zip$/, ending)

function readFormat(request: Request): ProjectFormat {
  const requested = new URL(request.url).searchParams.get('format')
  const format = PROJECT_FORMATS.find((known) => known === requested)
  if (!format) throw invalidField('format', `A project can be downloaded as ${PROJECT_FORMATS.join(', ')}`)
  return format
}
