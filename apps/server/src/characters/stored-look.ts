import { z } from 'zod'

/** The stored look of a character: JSON in the format of the engine that derived it, which reads what it knows of it. */
export const storedLook = z.record(z.string(), z.json())
