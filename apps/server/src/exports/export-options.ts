import { EXPORT_STEPS, type ExportStep } from '@fablecut/contracts/operations/workflow/export-story'
import { z } from 'zod'

/** What an export was asked to do beside its film; the part of a run's input that the share popup sends. Other exports have none of it. */
export type ExportOptions = {
  /** The logo of this film, and of later ones when it succeeds. Source: HD-40. */
  readonly remove_watermark?: boolean
  readonly extra_steps?: readonly ExportStep[]
  /** Whether there was a contest to enter. Source: HD-52. */
  readonly contest_is_open?: boolean
}

const exportOptions: z.ZodType<ExportOptions> = z.object({
  remove_watermark: z.boolean().optional(),
  extra_steps: z.array(z.enum(EXPORT_STEPS)).optional(),
  contest_is_open: z.boolean().optional(),
})

/** The options in a run's input. Throws for what can't be read. */
export const readExportOptions = (input: unknown): ExportOptions => exportOptions.parse(input)
