import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { ZipRefusal } from '../platform/zip/open-zip.ts'

const ZIP_MESSAGES: Readonly<Record<ZipRefusal, string>> = {
  not_zip: 'This file cannot be read. Download it again, and choose a .fablecut file, a project in a .zip, or an .otio file',
  unsafe_name: 'This file has names that lead out of it, so it was not opened',
  too_large: 'This file holds more than can be imported',
}

export const zipRefusal = (refusal: ZipRefusal): AppError => invalidField('file', ZIP_MESSAGES[refusal])

export const damagedFile = (cause?: unknown): AppError =>
  new AppError('INVALID_INPUT', {
    message: DAMAGED,
    data: { fields: { file: DAMAGED } },
    cause,
  })
const DAMAGED = 'This file is damaged: some of it is not what it was when it was saved. Download it again'

export const invalidStory = (): AppError => invalidField('file', 'This file holds no story that can be read')

export const newerFile = (): AppError =>
  invalidField('file', 'This file was saved by a newer release of Fablecut. Update this server, then import it again')

export const noProject = (): AppError => invalidField('file', 'There is no story and no OpenTimelineIO project in this file')
