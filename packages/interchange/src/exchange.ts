import { writeEdl } from './edl/write-edl.ts'
import { writeFcpxml } from './fcpxml/write-fcpxml.ts'
import { writeOtio } from './otio/write-otio.ts'
import type { Project } from './project.ts'

/** The formats of other programs, by the extension of their files. */
export type ExchangeFormat = 'otio' | 'fcpxml' | 'edl'

const WRITERS: Readonly<Record<ExchangeFormat, (project: Project) => string>> = { otio: writeOtio, fcpxml: writeFcpxml, edl: writeEdl }

/** The text of a project's file. */
export const writeExchange = (project: Project, format: ExchangeFormat): string => WRITERS[format](project)
