import { EXPORT_STEPS, type ExportStep } from '@fablecut/contracts/operations/workflow/export-story'
import { z } from 'zod'

/** Options of an export, the part of a run's input that the share popup sends. Other exports have none. */
export type ExportOptions = {
  /** Whether to omit the watermark; the choice is kept for later exports when this one succeeds. */
  readonly remove_watermark?: boolean
  readonly extra_steps?: readonly ExportStep[]
  /** Whether a contest was open. */
  readonly contest_is_open?: boolean
}

const exportOptions: z.ZodType<ExportOptions> = z.object({
  remove_watermark: z.boolean().optional(),
  extra_steps: z.array(z.enum(EXPORT_STEPS)).optional(),
  contest_is_open: z.boolean().optional(),
})

/** Parses the options in a run's input. Throws when they are invalid. */
export const readExportOptions = (input: unknown): ExportOptions => exportOptions.parse(input)
