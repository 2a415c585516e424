import type { JobFaults } from '../faults.ts'
import { FILE_TYPES, jobFile, type JobMedium } from '../job-file.ts'

export type Workflow = Readonly<Record<string, { readonly class_type?: string; readonly inputs: Readonly<Record<string, unknown>> }>>

/** What the saving node of a workflow would have made, at a quarter of its size. */
export async function resultFile(
  job: string,
  workflow: Workflow,
  faults: JobFaults,
): Promise<{ readonly bytes: Uint8Array; readonly mediaType: string }> {
  const medium = mediumOf(workflow)
  const frames = inputOf(workflow, 'length') - 1
  const shape = {
    width: inputOf(workflow, 'width') / 4,
    height: inputOf(workflow, 'height') / 4,
    seconds: medium === 'video' ? frames / inputOf(workflow, 'fps') : inputOf(workflow, 'seconds'),
  }
  return { bytes: await jobFile(job, medium, shape, faults), mediaType: FILE_TYPES[medium] }
}

function mediumOf(workflow: Workflow): JobMedium {
  const classes = new Set(Object.values(workflow).map((node) => node.class_type))
  if (classes.has('SaveVideo')) return 'video'
  return classes.has('SaveAudioMP3') ? 'audio' : 'image'
}

/** The number that a node of the workflow has as an input. */
function inputOf(workflow: Workflow, name: string): number {
  const value = Object.values(workflow)
    .map(({ inputs }) => inputs[name])
    .find((each) => typeof each === 'number')
  return value ?? 0
}
