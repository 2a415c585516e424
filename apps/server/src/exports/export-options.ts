import type { ExportStep } from '@fablecut/contracts/operations/workflow/export-story'

/** What an export was asked to do beside its film; the part of a run's input that the share popup sends. Other exports have none of it. */
export type ExportOptions = {
  /** The logo of this film, and of later ones when it succeeds. Source: HD-40. */
  readonly remove_watermark?: boolean
  readonly extra_steps?: readonly ExportStep[]
  /** Whether there was a contest to enter. Source: HD-52. */
  readonly contest_is_open?: boolean
}
