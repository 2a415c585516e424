import { z } from 'zod'
import { catalogueRow } from './catalogue-row.ts'
import comfyui from './rows/comfyui.json' with { type: 'json' }
import elevenlabs from './rows/elevenlabs.json' with { type: 'json' }
import fal from './rows/fal.json' with { type: 'json' }
import openai from './rows/openai.json' with { type: 'json' }
import replicate from './rows/replicate.json' with { type: 'json' }

/** The models that are known without any settings. Of several rows that make a model, earlier ones are preferred. */
export const SHIPPED_ROWS = z.array(catalogueRow).parse([...openai, ...fal, ...replicate, ...elevenlabs, ...comfyui])
