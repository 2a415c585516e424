import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type { JobState } from '@fablecut/generation/provider/provider'
import { ProviderError, type ProviderErrorCode } from '@fablecut/generation/provider/provider-error'
import { outputFiles } from '../jobs/output-files.ts'
import { saysRefused } from '../jobs/refusal-words.ts'
import type { Prediction } from './prediction.ts'

const MAX_WORDS = 300

/** What a prediction says of its job. Statuses that are not known are those of a job that goes on. */
export function outcomeOf(row: CatalogueRow, made: Prediction): JobState {
  switch (made.status) {
    case 'succeeded':
      return filesOf(row, made)
    case 'failed': {
      const words = typeof made.error === 'string' ? made.error : 'no reason is given'
      return failed(saysRefused(words) ? 'content_refused' : 'failed', words.slice(0, MAX_WORDS), null)
    }
    case 'canceled':
      // What ran is charged.
      return failed('deadline_passed', 'the prediction was cancelled', made.started_at ? null : false)
    case 'aborted':
      return failed('deadline_passed', 'the prediction did not start in time', false)
    default:
      return { state: 'pending' }
  }
}

function filesOf(row: CatalogueRow, { output, data_removed: isRemoved }: Prediction): JobState {
  if (isRemoved) return failed('expired', 'the output is no longer kept', true)
  const files = outputFiles(output, row.result)
  return files.length === 0 ? failed('failed', 'the output has no file', true) : { state: 'finished', result: { files } }
}

const failed = (code: ProviderErrorCode, words: string, isCharged: boolean | null): JobState => ({
  state: 'failed',
  error: new ProviderError(code, `replicate: ${words}`, { isCharged }),
})
