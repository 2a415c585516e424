import { validateScript } from '@fablecut/domain/story/inputs/script'
import { z } from 'zod'
import { createTexts } from '../../../texts/create.ts'

const { validation } = createTexts

/** Validation of a script on submit; cleaned characters are counted. */
export const scriptField = z
  .string()
  .refine((script) => validateScript(script) !== 'script_empty', { error: validation.scriptRequired })
  .refine((script) => validateScript(script) !== 'script_too_long', { error: validation.scriptTooLong })
